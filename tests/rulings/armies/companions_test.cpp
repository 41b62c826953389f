// Companions on the map. Strongholds on their way have a file of their own.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Game moving(const Setting& setting) {
  Game game(setting);
  game.play({"die character", "use move-companions"});
  return game;
}

TEST(Rulings, R095_EachMayMoveOnceAndNoneMust) {
  Game game = moving(free_to_act().army("bree", "strider").army("edoras", "gimli"));
  game.play({"region bree", "region the-shire"});
  EXPECT_EQ(game.standing("the-shire"), "strider");
  // Strider has moved; Gimli may, but need not.
  game.forbids("region the-shire");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "the-shire"}}), "R-095");
  game.play("stop");
  EXPECT_EQ(game.standing("edoras"), "gimli");
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R095_AllOfThemWithOneDie) {
  Game game = moving(free_to_act().army("bree", "strider").army("edoras", "gimli, peregrin"));
  game.play({"region bree", "region the-shire"});
  // The two in Edoras part ways.
  game.play({"region edoras", "leave peregrin", "region fangorn"});
  game.play({"region edoras", "region folde"});
  EXPECT_EQ(game.standing("fangorn"), "gimli");
  EXPECT_EQ(game.standing("folde"), "peregrin");
  // Everybody has moved: nothing is left to ask.
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R095_OneAfterTheOtherToTheSamePlace) {
  Game game = moving(free_to_act().army("bree", "strider, meriadoc"));
  game.play({"leave meriadoc", "region buckland"});
  EXPECT_EQ(game.question(), "companions-from");
  EXPECT_EQ(game.options(), (Options{"region bree", "stop"}));
  game.forbids("region buckland");  // Strider has moved
  game.play({"region bree", "region buckland"});
  EXPECT_EQ(game.standing("buckland"), "strider, meriadoc");
  EXPECT_EQ(game.seat(), "shadow");  // nobody is left to move
}

/// What lies one to five regions from Tharbad, by no Stronghold: Cardolan, Buckland, North Downs,
/// Arnor, Angmar.
int reach_from_tharbad(std::string_view company) {
  const Game game = [&] {
    Game begun = moving(free_to_act().army("tharbad", company));
    if (begun.question() == "companions-group") begun.play("go");
    return begun;
  }();
  int reach = 0;
  for (const std::string_view region : {"region cardolan", "region buckland", "region north-downs",
                                        "region arnor", "region angmar"}) {
    if (!game.offers(region)) break;
    ++reach;
  }
  return reach;
}

TEST(Rulings, R095_AGroupMovesByItsHighestLevel) {
  EXPECT_EQ(reach_from_tharbad("peregrin"), 1);
  EXPECT_EQ(reach_from_tharbad("meriadoc, peregrin"), 1);
  EXPECT_EQ(reach_from_tharbad("peregrin, gimli"), 2);
  EXPECT_EQ(reach_from_tharbad("peregrin, gimli, boromir"), 2);
  EXPECT_EQ(reach_from_tharbad("peregrin, gimli, strider"), 3);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-grey, strider"), 3);
}

TEST(Rulings, R095_R100_TheWhiteRiderAloneOrWithOneHobbit) {
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white"), 4);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, peregrin"), 4);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, meriadoc"), 4);
  // A second Hobbit, or anybody else, is too much for Shadowfax.
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, peregrin, meriadoc"), 3);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, legolas"), 3);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, legolas, peregrin"), 3);
  EXPECT_EQ(reach_from_tharbad("gandalf-the-white, aragorn"), 3);
}

TEST(Rulings, R095_WhoStaysDoesNotSlowTheOthers) {
  // Three are too slow for Arnor; without one Hobbit they get there.
  Game game = moving(free_to_act().army("tharbad", "gandalf-the-white, meriadoc, peregrin"));
  game.play({"leave peregrin", "go"});
  game.play("region arnor");
  EXPECT_EQ(game.standing("arnor"), "meriadoc, gandalf-the-white");
  EXPECT_EQ(game.standing("tharbad"), "peregrin");
}

TEST(Rulings, R095_WhyAHobbitIsTooSlow) {
  const auto to = [](std::string_view region) {
    return json{{"do", "move-companions"}, {"who", "peregrin"}, {"to", region}};
  };
  const Game alone(free_to_act().army("tharbad", "peregrin").army("bree", "strider"));
  EXPECT_EQ(alone.why_not(to("cardolan")), "");
  EXPECT_EQ(alone.why_not(to("buckland")), "R-095");
  // In company he goes as far as the best of it.
  const Game company(free_to_act().army("tharbad", "peregrin, gandalf-the-white, strider"));
  EXPECT_EQ(company.why_not(to("arnor")), "");
  EXPECT_EQ(company.why_not(to("angmar")), "R-095");
  // Who is with the Fellowship is not on the map.
  EXPECT_EQ(alone.why_not({{"do", "move-companions"}, {"who", "gimli"}}), "R-095");
}

TEST(Rulings, R095_EnemyArmiesAreIgnored) {
  // Through Cardolan, held by Sauron, to Buckland, held by Sauron: they pass and they stay.
  Game game = moving(free_to_act()
                         .army("tharbad", "gimli")
                         .army("cardolan", "sauron 5R, 1N")
                         .army("buckland", "isengard 2R"));
  EXPECT_TRUE(game.offers("region north-dunland"));
  game.play("region buckland");
  EXPECT_EQ(game.standing("buckland"), "gimli / isengard 2R");
  EXPECT_EQ(game.events("battle-began").size(), 0U);
}

TEST(Rulings, R096_WithAnArmyHeGoesAsPartOfIt) {
  // An Army die; the Army goes one region, however far he might walk alone.
  Game game(free_to_act("muster-army").army("osgiliath", "gondor 2R, gimli, meriadoc"));
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region dol-amroth");
  game.play({"region lossarnach", "leave meriadoc", "go"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R, gimli");
  EXPECT_EQ(game.standing("osgiliath"), "meriadoc");
}

TEST(Rulings, R098_AloneTheyTakeNothingBack) {
  Game game = moving(free_to_act().army("osgiliath", "boromir").control("pelargir", "shadow"));
  EXPECT_EQ(points_of(game, "shadow"), 1);
  game.play("region pelargir");
  EXPECT_EQ(game.control("pelargir"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 1);
  // A captured City does not listen to him either (R-263d).
  EXPECT_FALSE(is_active(game, "gondor"));
}

TEST(Rulings, R098_TheyAreNotTouchedWhenAnEnemyArmyEnters) {
  Game game(free_to_act()
                .to_act("shadow")
                .army("dagorlad", "sauron 2R")
                .army("noman-lands", "gimli, legolas"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "dagorlad"}, {"to", "noman-lands"}}),
            "R-200");  // not At War; and nobody there is an Army
  game.play({"die army", "use move-armies", "region noman-lands", "go"});
  EXPECT_EQ(game.standing("noman-lands"), "legolas, gimli / sauron 2R");
}

TEST(Rulings, R098_TheyDoNotKeepACityFromTheEnemy) {
  Game game(free_to_act()
                .to_act("shadow")
                .at_war({"sauron"})
                .army("osgiliath", "sauron 2R")
                .army("pelargir", "strider"));
  game.play({"die army", "use move-armies", "region pelargir", "go"});
  EXPECT_EQ(game.control("pelargir"), "shadow");
  EXPECT_EQ(game.standing("pelargir"), "strider / sauron 2R");
}

TEST(Rulings, R095_ImpassableBordersAreNoWay) {
  // Lamedon lies behind the mountains of Lossarnach, and Moria behind those of the Fords.
  Game game =
      moving(free_to_act().army("lossarnach", "meriadoc").army("fords-of-bruinen", "peregrin"));
  game.play("region lossarnach");
  game.forbids("region lamedon");
  game.play({"region pelargir", "region fords-of-bruinen"});
  game.forbids("region moria");
}

}  // namespace
}  // namespace rulings
