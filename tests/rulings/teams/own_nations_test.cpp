// What each of a team may act with.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// Everybody At War, an Army each, beside an enemy; the Rohan player has the die.
Setting free_acts(std::string_view die) {
  return of_four()
      .empty_map()
      .at_war({"gondor", "elves", "rohan", "north", "dwarves"})
      .army("minas-tirith", "gondor 2R 1L")
      .army("helms-deep", "rohan 2R 1L")
      .army("druadan-forest", "sauron 1R")
      .army("fords-of-isen", "isengard 1R")
      .dice("free", {die, "event"})
      .dice("shadow", {"event", "event"});
}
Setting shadow_acts(std::string_view seat, std::string_view die) {
  return of_four()
      .empty_map()
      .at_war({"sauron", "isengard", "southrons", "gondor"})
      .to_act(seat)
      .army("barad-dur", "sauron 2R")
      .army("orthanc", "isengard 2R")
      .dice("shadow", {die, "event"})
      .dice("free", {"event"});
}

TEST(Rulings, R307_RecruitsOnlyForHisNations) {
  Game game(free_acts("muster"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}}), "R-307");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "elves.elite"}}), "R-307");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"to", "lorien"}}), "R-307");
  for (const std::string_view who : {"rohan.regular", "north.elite", "dwarves.regular"}) {
    EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", who}}), "");
  }
  game.play({"die muster", "use recruit"});
  game.forbids("figure gondor.regular");
  game.forbids("figure elves.leader");
  EXPECT_TRUE(game.offers("figure rohan.elite"));
}

TEST(Rulings, R307_AdvancesOnlyHisNations) {
  Game game(free_acts("muster").politics("gondor", 2).politics("rohan", 2).politics("north", 1));
  EXPECT_EQ(game.why_not({{"do", "diplomacy"}, {"who", "gondor"}}), "R-307");
  EXPECT_EQ(game.why_not({{"do", "diplomacy"}, {"who", "rohan"}}), "");
  game.play({"die muster", "use diplomacy"});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"nation rohan", "nation north"}));
}

TEST(Rulings, R307_MovesOnlyHisArmies) {
  Game game(free_acts("muster-army"));
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "minas-tirith"}}), "R-307");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "helms-deep"}}), "");
  // There is one Army to move, and it is his.
  game.play({"die muster-army", "use move-armies"});
  EXPECT_EQ(game.question(), "army-group");
  EXPECT_EQ(game.at("/inProgress/group/from"), "helms-deep");
}

TEST(Rulings, R307_AttacksOnlyWithHisArmies) {
  Game game(free_acts("muster-army"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "minas-tirith"}, {"to", "druadan-forest"}}),
            "R-307");
  game.play({"die muster-army", "use attack"});
  EXPECT_EQ(game.question(), "attack-group");
  EXPECT_EQ(game.at("/inProgress/group/from"), "helms-deep");
  EXPECT_EQ(game.at("/inProgress/group/to"), "fords-of-isen");
}

TEST(Rulings, R066_R307_ACompanionMovesTheTeammatesCounter) {
  Game game(free_acts("event").politics("gondor", 2).army("pelargir", "boromir"));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}, {"who", "gondor"}}), "");
  take_die(game, "event");
  game.play("use companion-ability");
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_EQ(game.events("die-used").back()["seat"], "rohan");
}

TEST(Rulings, R307_OfTheTeammatesNationsTheAbilityKeepsItsLimits) {
  EXPECT_EQ(Game(free_acts("event").army("pelargir", "boromir"))
                .why_not({{"do", "companion-ability"}, {"who", "gondor"}}),
            "R-265");  // At War
  EXPECT_EQ(Game(free_acts("event").politics("gondor", 3, false).army("pelargir", "boromir"))
                .why_not({{"do", "companion-ability"}, {"who", "gondor"}}),
            "R-261");  // passive
  EXPECT_EQ(Game(free_acts("event").politics("gondor", 2).army("druadan-forest", "boromir"))
                .why_not({{"do", "companion-ability"}, {"who", "gondor"}}),
            "R-066");  // he is not at home
}

TEST(Rulings, R308_NazgulAreMovedByEither) {
  for (const std::string_view seat : {"witch-king", "saruman"}) {
    Game game(shadow_acts(seat, "character").army("dagorlad", "2N, witch-king"));
    game.play({"die character", "use move-minions"});
    EXPECT_EQ(game.seat(), seat);
    EXPECT_EQ(game.question(), "minions-group");
    game.play({"go", "region edoras"});
    EXPECT_EQ(game.standing("edoras"), "2N, witch-king");
  }
}

TEST(Rulings, R308_TheMouthGoesWithHisOwner) {
  const auto with_mouth = [](std::string_view seat) {
    return Game(shadow_acts(seat, "character").army("dagorlad", "mouth-of-sauron, 1N"));
  };
  const json walk{{"do", "move-minions"}, {"who", "mouth-of-sauron"}};
  EXPECT_EQ(with_mouth("saruman").why_not(walk), "R-308");
  EXPECT_EQ(with_mouth("witch-king").why_not(walk), "");
  Game game = with_mouth("saruman");
  game.play({"die character", "use move-minions"});  // the Nazgûl alone
  game.play("region edoras");
  EXPECT_EQ(game.standing("dagorlad"), "mouth-of-sauron");
  EXPECT_EQ(game.standing("edoras"), "1N");
}

TEST(Rulings, R308_NazgulLeadTheArmyOfEither) {
  // The Nazgûl stands between two separate Armies; the Saruman player's moves with it.
  Game game(shadow_acts("saruman", "character").army("dagorlad", "sauron 1R, southrons 1R, 1N"));
  game.play({"die character", "use move-army", "region north-ithilien"});
  EXPECT_EQ(game.standing("north-ithilien"), "southrons 1R, 1N");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R");
}

TEST(Rulings, R308_OnlyTheWitchKingPlayerRecruitsNazgul) {
  const json nazgul{{"do", "recruit"}, {"who", "nazgul"}};
  EXPECT_EQ(Game(shadow_acts("saruman", "muster")).why_not(nazgul), "R-308");
  Game game(shadow_acts("witch-king", "muster"));
  EXPECT_EQ(game.why_not(nazgul), "");
  game.play({"die muster", "use recruit", "figure nazgul", "region barad-dur", "stop"});
  EXPECT_EQ(game.standing("barad-dur"), "sauron 2R, 1N");
}

TEST(Rulings, R308_AMinionIsMusteredByHisOwner) {
  const auto bring = [](std::string_view who) { return json{{"do", "minion"}, {"who", who}}; };
  const Game saruman(shadow_acts("saruman", "muster"));
  EXPECT_EQ(saruman.why_not(bring("saruman")), "");
  EXPECT_EQ(saruman.why_not(bring("witch-king")), "R-308");
  EXPECT_EQ(saruman.why_not(bring("mouth-of-sauron")), "R-308");
  Game witch_king(shadow_acts("witch-king", "muster"));
  EXPECT_EQ(witch_king.why_not(bring("saruman")), "R-308");
  EXPECT_EQ(witch_king.why_not(bring("witch-king")), "");
  witch_king.play({"die muster", "use minion"});  // one Minion, one place
  EXPECT_EQ(witch_king.standing("barad-dur"), "sauron 2R, witch-king");
}

TEST(Rulings, R114_R308_TheVoiceIsSarumansPlayers) {
  const json voice{{"do", "voice"}};
  EXPECT_EQ(Game(shadow_acts("witch-king", "muster").army("orthanc", "saruman")).why_not(voice),
            "R-308");
  EXPECT_EQ(Game(shadow_acts("saruman", "muster").army("orthanc", "saruman")).why_not(voice), "");
}

TEST(Rulings, R116_R308_TheMessengerIsHisPlayers) {
  const auto with_mouth = [](std::string_view seat) {
    return Game(shadow_acts(seat, "muster").army("morannon", "mouth-of-sauron"));
  };
  EXPECT_EQ(with_mouth("witch-king")
                .why_not({{"die", "muster"}, {"do", "move-armies"}, {"from", "barad-dur"}}),
            "");
  Game game = with_mouth("saruman");
  EXPECT_NE(game.why_not({{"die", "muster"}, {"do", "move-armies"}, {"from", "orthanc"}}), "");
  game.play("die muster");
  game.forbids("use move-armies");
}

/// The Fellowship is Revealed, or not; Boromir walks by himself.
Game with_fellowship(std::string_view seat, std::string_view owner, bool hidden) {
  return Game(of_four()
                  .option("mp4.fellowshipOwner", owner)
                  .to_act(seat)
                  .fellowship({{"hidden", hidden}})
                  .set("/regions/bree/deployments",
                       {{{"group", "normal"}, {"owner", "gondor"}, {"characters", {"boromir"}}}})
                  .dice("free", {"character", "event"})
                  .dice("shadow", {"event"}));
}

TEST(Rulings, R309_AnyFreePeoplesPlayerLeadsTheFellowshipAndCompanions) {
  for (const std::string_view seat : {"gondor", "rohan"}) {
    Game hidden = with_fellowship(seat, "any", true);
    hidden.play("die character");
    for (const std::string_view use :
         {"use move-fellowship", "use separate", "use move-companions"}) {
      EXPECT_TRUE(hidden.offers(use)) << seat << " " << use;
    }
    Game revealed = with_fellowship(seat, "any", false);
    revealed.play("die character");
    EXPECT_TRUE(revealed.offers("use hide")) << seat;
  }
}

TEST(Rulings, R309_ByOptionTheRohanPlayerAlone) {
  Game game = with_fellowship("gondor", "rohan", true);
  for (const std::string_view use : {"move-fellowship", "separate", "move-companions"}) {
    EXPECT_EQ(game.why_not({{"do", use}}), "R-309") << use;
  }
  EXPECT_EQ(with_fellowship("gondor", "rohan", false).why_not({{"do", "hide"}}), "R-309");
  EXPECT_EQ(game.why_not({{"who", "strider"}}), "R-309") << "named alone, too";
  game.play("die character");
  for (const std::string_view use :
       {"use move-fellowship", "use separate", "use move-companions"}) {
    game.forbids(use);
  }
  for (const std::string_view use : {"move-fellowship", "separate", "move-companions"}) {
    EXPECT_EQ(with_fellowship("rohan", "rohan", true).why_not({{"do", use}}), "") << use;
  }
  EXPECT_EQ(with_fellowship("rohan", "rohan", false).why_not({{"do", "hide"}}), "");
}

TEST(Rulings, R309_TheOptionIsOfFourPlayers) {
  const Game game(of_three()
                      .option("mp4.fellowshipOwner", "rohan")
                      .dice("free", {"character", "event"})
                      .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "move-fellowship"}}), "");
}

/// The Saruman player's Southrons stand beside a Gondor Army in Osgiliath, an Elite with them.
Game southrons_lead(int players, std::string_view orthanc) {
  return Game(
      of_players(players)
          .set("/leading", {{"free", players == 3 ? "free" : "gondor"}, {"shadow", "witch-king"}})
          .empty_map()
          .at_war({"southrons"})
          .to_act("saruman")
          .army("west-harondor", "southrons 1R 1E")
          .army("orthanc", orthanc)
          .army("osgiliath", "gondor 3R")
          .dice("shadow", {"character", "event"})
          .dice("free", {"event"}));
}

TEST(Rulings, R314_SouthronElitesMoveAnArmyUnderSaruman) {
  const json move{{"die", "character"}, {"do", "move-army"}, {"from", "west-harondor"}};
  for (const int players : {3, 4}) {
    EXPECT_EQ(southrons_lead(players, "saruman, isengard 1R").why_not(move), "");
    EXPECT_EQ(southrons_lead(players, "isengard 1R").why_not(move), "R-083");
  }
}

TEST(Rulings, R314_SouthronElitesLeadInBattle) {
  Game game = southrons_lead(4, "saruman, isengard 1R");
  game.play({"die character", "use attack", "go"});
  // A Fortification: in the first round the attacker hits with 6. One failed die again.
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  game.roll({1});
  EXPECT_EQ(game.question(), "cease-or-continue");
}

TEST(Rulings, R314_NotInTheGameOfTwo) {
  const Game game(Setting()
                      .empty_map()
                      .at_war({"southrons"})
                      .to_act("shadow")
                      .army("west-harondor", "southrons 1R 1E")
                      .army("orthanc", "saruman, isengard 1R")
                      .dice("shadow", {"character", "event"})
                      .dice("free", {"event"}));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "west-harondor"}}),
            "R-083");
}

TEST(Rulings, R308_ATeammatesMinionIsNoUseOfTheDie) {
  // The Witch-king could come, Saruman could not: Isengard's war is not his yet.
  const auto at_the_die = [](std::string_view seat) {
    Game game(shadow_acts(seat, "muster").politics("isengard", 3));
    game.play("die muster");
    return game;
  };
  EXPECT_TRUE(at_the_die("witch-king").offers("use minion"));
  at_the_die("saruman").forbids("use minion");
}

}  // namespace
}  // namespace rulings
