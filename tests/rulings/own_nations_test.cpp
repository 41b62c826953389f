// What each of a team may do with a die.

#include <gtest/gtest.h>

#include "tests/rulings/teams.h"
#include "tests/rulings/the_hunt.h"

namespace rulings {
namespace {

using Texts = std::vector<std::string>;

Setting with_dice(Setting setting, const char* free, const char* shadow) {
  return setting.dice("free", {free, "event"}).dice("shadow", {shadow, "event"});
}
Setting free_has(const char* die, std::string_view to_act) {
  return with_dice(four_players(to_act), die, "muster");
}
Setting shadow_has(const char* die, std::string_view to_act) {
  return with_dice(four_players(to_act), "muster", die);
}

TEST(Rulings, R307_OnlyOwnNationsAreRecruited) {
  const Setting at_war =
      free_has("muster", "gondor")
          .at_war({"gondor", "elves", "rohan", "north", "dwarves", "sauron", "isengard"});
  Game game(at_war);
  game.play({"die muster", "use recruit"});
  // Leaders need a unit beside them, and the map is empty.
  EXPECT_EQ(sorted(game.options()), Texts({"figure elves.elite", "figure elves.regular",
                                           "figure gondor.elite", "figure gondor.regular"}));
  game.forbids("figure rohan.regular");
  EXPECT_EQ(Game(at_war).why_not({{"die", "muster"}, {"do", "recruit"}, {"who", "rohan.regular"}}),
            "R-307");
}

TEST(Rulings, R307_OnlyOwnNationsAreAdvanced) {
  Game game(free_has("muster", "rohan"));
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "diplomacy"}, {"target", "gondor"}}), "R-307");
  game.play({"die muster", "use diplomacy"});
  game.forbids("nation gondor");
}

TEST(Rulings, R307_OnlyOwnArmiesMove) {
  const Setting setting = free_has("muster-army", "rohan")
                              .army("pelargir", "gondor 2R")
                              .army("edoras", "rohan 2R")
                              .army("dale", "north 1R");
  Game game(setting);
  game.play({"die muster-army", "use move-armies"});
  EXPECT_EQ(sorted(game.options()), Texts({"region dale", "region edoras"}));
  game.forbids("region pelargir");
  EXPECT_EQ(Game(setting).why_not({{"die", "muster-army"},
                                   {"do", "move-armies"},
                                   {"from", "pelargir"},
                                   {"to", "lossarnach"}}),
            "R-307");
}

TEST(Rulings, R307_OnlyOwnArmiesAttack) {
  const Setting setting = shadow_has("army", "saruman")
                              .army("fords-of-isen", "rohan 1R")
                              .army("orthanc", "isengard 2R")
                              .army("osgiliath", "gondor 1R")
                              .army("minas-morgul", "sauron 3R")
                              .at_war({"sauron", "isengard"});
  EXPECT_EQ(Game(setting).why_not(
                {{"die", "army"}, {"do", "attack"}, {"from", "minas-morgul"}, {"to", "osgiliath"}}),
            "R-307");
  Game game(setting);
  // The only attack of the Saruman player's: nothing has to be asked but the rearguard.
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(game.events("battle-began").back()["to"], "fords-of-isen");
}

TEST(Rulings, R307_ACharactersAbilityServesATeammatesNation) {
  // Boromir advances Gondor at the Rohan player's word.
  Game game(free_has("event", "rohan")
                .dice("free", {"muster", "character"})
                .army("minas-tirith", "boromir"));
  game.play({"die character", "use companion-ability"});
  EXPECT_EQ(game.at("/politicalTrack/gondor/step"), 3);
}

TEST(Rulings, R308_EitherShadowPlayerMovesNazgul) {
  for (const char* seat : {"witch-king", "saruman"}) {
    Game game(shadow_has("character", seat).army("morannon", "2N, witch-king"));
    game.play({"die character", "use move-minions"});
    while (game.question() != "minions-to") game.play(game.offers("go") ? "go" : "region morannon");
    game.play("region bree");
    EXPECT_EQ(game.standing("bree"), "2N, witch-king");
  }
}

TEST(Rulings, R308_TheMouthIsMovedByHisOwnerOnly) {
  const auto at_minions = [](std::string_view seat) {
    Game game(
        shadow_has("character", seat).army("morannon", "mouth-of-sauron").army("moria", "1N"));
    EXPECT_EQ(game.why_not({{"die", "character"},
                            {"do", "move-minions"},
                            {"who", "mouth-of-sauron"},
                            {"to", "gorgoroth"}}),
              seat == "saruman" ? "R-308" : "");
    game.play({"die character", "use move-minions"});
    return game;
  };
  EXPECT_TRUE(at_minions("witch-king").offers("region morannon"));
  // Of the Nazgûl in Moria alone nothing is to be asked but where to.
  const Game game = at_minions("saruman");
  EXPECT_EQ(game.question(), "minions-to");
  game.forbids("region moria");
}

TEST(Rulings, R308_OnlyTheWitchKingPlayerRecruitsNazgul) {
  const auto recruits = [](std::string_view seat) {
    Game game(shadow_has("muster", seat).at_war({"sauron", "isengard"}));
    game.play({"die muster", "use recruit"});
    return game;
  };
  EXPECT_TRUE(recruits("witch-king").offers("figure nazgul"));
  recruits("saruman").forbids("figure nazgul");
}

TEST(Rulings, R300_R308_MinionsAreMusteredByTheirOwner) {
  const auto setting = [](std::string_view seat) {
    return shadow_has("muster", seat)
        .army("gorgoroth", "sauron 1R")
        .at_war({"sauron", "isengard", "gondor"});
  };
  const auto why_not = [&](std::string_view seat, std::string_view who) {
    return Game(setting(seat)).why_not({{"die", "muster"}, {"do", "minion"}, {"who", who}});
  };
  EXPECT_EQ(why_not("saruman", "witch-king"), "R-308");
  EXPECT_EQ(why_not("saruman", "mouth-of-sauron"), "R-308");
  EXPECT_EQ(why_not("witch-king", "saruman"), "R-308");
  Game his(setting("saruman"));
  his.play({"die muster", "use minion"});  // one Minion, one place
  EXPECT_EQ(his.standing("orthanc"), "saruman");
  Game other(setting("witch-king"));
  other.play({"die muster", "use minion"});
  EXPECT_EQ(other.standing("gorgoroth"), "sauron 1R, witch-king");
}

TEST(Rulings, R308_ATeammatesMinionIsNoUseOfTheDie) {
  // The Witch-king could come, Saruman could not.
  const auto at_the_die = [](std::string_view seat) {
    Game game(
        shadow_has("muster", seat).army("gorgoroth", "sauron 1R").at_war({"sauron", "gondor"}));
    game.play("die muster");
    return game;
  };
  EXPECT_TRUE(at_the_die("witch-king").offers("use minion"));
  at_the_die("saruman").forbids("use minion");
}

TEST(Rulings, R116_R308_TheMessengerServesHisOwner) {
  const auto may_move = [](std::string_view seat) {
    Game game(shadow_has("muster", seat)
                  .army("morannon", "sauron 1R, mouth-of-sauron")
                  .army("orthanc", "isengard 1R"));
    game.play("die muster");
    return game.offers("use move-armies");
  };
  EXPECT_TRUE(may_move("witch-king"));
  EXPECT_FALSE(may_move("saruman"));
}

constexpr std::array kOfTheFellowship{"move-fellowship", "separate", "move-companions"};

TEST(Rulings, R309_EitherFreePlayerLeadsTheFellowshipAndCompanions) {
  for (const char* seat : {"gondor", "rohan"}) {
    Game game(free_has("character", seat).army("bree", "strider"));
    game.play("die character");
    for (const std::string use : kOfTheFellowship) EXPECT_TRUE(game.offers("use " + use)) << seat;
    game.play("use move-fellowship");
    EXPECT_EQ(game.at("/fellowship/progress"), 1);
  }
}

TEST(Rulings, R309_ByOptionTheRohanPlayerAlone) {
  const auto game_of = [](std::string_view seat) {
    return Game(free_has("character", seat)
                    .option("mp4.fellowshipOwner", "rohan")
                    .army("bree", "strider")
                    .army("pelargir", "gondor 1R 1L"));
  };
  Game rohan = game_of("rohan");
  Game gondor = game_of("gondor");
  for (const std::string use : kOfTheFellowship) {
    EXPECT_EQ(gondor.why_not({{"die", "character"}, {"do", use}}), "R-309") << use;
  }
  rohan.play("die character");
  gondor.play("die character");
  for (const std::string use : kOfTheFellowship) {
    EXPECT_TRUE(rohan.offers("use " + use));
    gondor.forbids("use " + use);
  }
}

TEST(Rulings, R309_TheOptionIsAboutHidingToo) {
  const auto game_of = [](std::string_view seat) {
    Game game(free_has("character", seat)
                  .option("mp4.fellowshipOwner", "rohan")
                  .army("pelargir", "gondor 1R 1L")
                  .army("edoras", "rohan 1R 1L")
                  .fellowship({{"hidden", false}}));
    game.play("die character");
    return game;
  };
  EXPECT_TRUE(game_of("rohan").offers("use hide"));
  game_of("gondor").forbids("use hide");
}

/// The Rohan player has used a Ring, everybody has discarded a die, and it is Gondor's turn.
Game after_a_ring(const Setting& setting) {
  Game game(setting);
  game.play({"ring", "die muster", "die character"});
  skip_die(game);
  skip_die(game);
  return game;
}

TEST(Rulings, R065_EachOfATeamMayUseARing) {
  const Setting setting =
      four_players().dice("free", {"muster", "event", "event"}).dice("shadow", {"event", "muster"});
  EXPECT_TRUE(after_a_ring(setting).offers("ring"));
  Game team = after_a_ring(Setting(setting).option("mp.ringLimit", "team"));
  EXPECT_EQ(team.seat(), "gondor");
  EXPECT_FALSE(team.offers("ring"));
}

}  // namespace
}  // namespace rulings
