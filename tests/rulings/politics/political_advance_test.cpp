// What takes a Nation a step nearer to war by itself: battles and captures.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting political_turn_of(std::string_view seat) {
  return rulings::turn_of(seat, {"muster-army", "event"}, {"army", "muster-army", "event"});
}

TEST(Rulings, R264a_OnceForABattleHoweverLong) {
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .army("western-emyn-muil", "sauron 2R")
                .army("eastemnet", "rohan 2R"));
  game.play({"die army", "use attack", "go"});
  // At the declaration, before any die is thrown.
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  EXPECT_EQ(step_of(game, "rohan"), 2);
  game.roll({1, 1, 1, 1});
  game.play({"continue", "stand"});
  game.roll({1, 1, 1, 1});
  game.play("cease");
  EXPECT_EQ(step_of(game, "rohan"), 2);
  // Another battle is another step.
  game.play({"die event", "use skip", "die muster-army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "rohan"), 3);
}

TEST(Rulings, R264a_EveryNationWithUnitsThere) {
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .army("north-ithilien", "sauron 2R, southrons 1R")
                .army("osgiliath", "gondor 1R, north 1E, elves 1R, rohan 1L, gimli"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_EQ(step_of(game, "north"), 2);
  EXPECT_EQ(step_of(game, "elves"), 2);
  EXPECT_EQ(step_of(game, "rohan"), 1);      // a Leader is no unit
  EXPECT_EQ(step_of(game, "dwarves"), 1);    // nor is Gimli
  EXPECT_EQ(step_of(game, "southrons"), 2);  // of the attackers nobody
}

TEST(Rulings, R264a_NationsOfTheShadowToo) {
  Game game(political_turn_of("free")
                .at_war({"gondor"})
                .army("pelargir", "gondor 2R, rohan 1R")
                .army("west-harondor", "southrons 1R, sauron 1R"));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "southrons"), 3);
  EXPECT_EQ(step_of(game, "sauron"), 4);
  EXPECT_EQ(step_of(game, "isengard"), 3);
  EXPECT_EQ(step_of(game, "rohan"), 1);
}

TEST(Rulings, R263_R264a_ActivationComesFirst) {
  // Passive in box 3: woken by the attack, and by the same attack at war.
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .politics("gondor", 3, false)
                .army("north-ithilien", "sauron 2R")
                .army("osgiliath", "gondor 1R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "gondor"), 4);
  EXPECT_TRUE(is_active(game, "gondor"));
}

TEST(Rulings, R264a_RetreatsIntoSiegeBeforeTheFirstRoundCount) {
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gondor 2R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(step_of(game, "gondor"), 3);
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  EXPECT_EQ(step_of(game, "gondor"), 3);
}

Setting siege(std::string_view seat) {
  return political_turn_of(seat)
      .at_war({"sauron"})
      .garrison("minas-tirith", "gondor 2R, dwarves 1R")
      .army("minas-tirith", "sauron 2R, southrons 1R");
}

TEST(Rulings, R264a_SiegeAssaultsCount) {
  Game game(siege("shadow"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_EQ(step_of(game, "dwarves"), 2);
  EXPECT_EQ(step_of(game, "southrons"), 2);
}

TEST(Rulings, R264a_InASortieTheBesiegersAreTheAttacked) {
  Game game(siege("free").at_war({"gondor"}));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "southrons"), 3);
  EXPECT_EQ(step_of(game, "dwarves"), 1);
}

TEST(Rulings, R264a_InAReliefTheBesiegedAreNotAttacked) {
  Game game(siege("free").at_war({"elves"}).army("osgiliath", "elves 2R"));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "southrons"), 3);
  EXPECT_EQ(step_of(game, "gondor"), 2);
  EXPECT_EQ(step_of(game, "dwarves"), 1);
}

/// Sauron takes it from the region beside: the Nation's steps.
int steps_after_capture(std::string_view from, std::string_view settlement,
                        std::string_view nation) {
  Game game(political_turn_of("shadow").at_war({"sauron"}).army(from, "sauron 2R"));
  const int before = step_of(game, nation);
  game.play({"die army", "use move-armies", "region " + std::string(settlement), "go"});
  return step_of(game, nation) - before;
}

TEST(Rulings, R264b_ATownACityOrAStrongholdCaptured) {
  EXPECT_EQ(steps_after_capture("weather-hills", "bree", "north"), 1);
  EXPECT_EQ(steps_after_capture("old-forest", "the-shire", "north"), 1);
  EXPECT_EQ(steps_after_capture("dimrill-dale", "lorien", "elves"), 1);
}

TEST(Rulings, R264b_NotAFortificationNorOpenLand) {
  EXPECT_EQ(steps_after_capture("gap-of-rohan", "fords-of-isen", "rohan"), 0);
  EXPECT_EQ(steps_after_capture("north-ithilien", "osgiliath", "gondor"), 0);
  EXPECT_EQ(steps_after_capture("cardolan", "buckland", "north"), 0);
}

TEST(Rulings, R264b_EachTime) {
  // Rohan in box 1: Westemnet, then Folde, with two Armies of one die.
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .army("eastemnet", "sauron 3R")
                .dice("free", {"event", "event"}));
  game.play({"die army", "use move-armies", "region westemnet", "leave sauron.regular", "go"});
  EXPECT_EQ(step_of(game, "rohan"), 2);
  game.play({"region eastemnet", "region folde"});
  EXPECT_EQ(step_of(game, "rohan"), 3);
}

TEST(Rulings, R264b_TheShadowsToo) {
  // South Dunland, a Town of Isengard.
  Game game(political_turn_of("free").at_war({"rohan"}).army("gap-of-rohan", "rohan 2R"));
  game.play({"die muster-army", "use move-armies", "region south-dunland", "go"});
  EXPECT_EQ(game.control("south-dunland"), "free");
  EXPECT_EQ(step_of(game, "isengard"), 4);
}

TEST(Rulings, R264b_RecaptureAdvancesNobody) {
  Game game(political_turn_of("free")
                .politics("rohan", 2, true)
                .control("edoras", "shadow")
                .army("folde", "rohan 2R"));
  game.play({"die muster-army", "use move-armies", "region edoras", "go"});
  EXPECT_EQ(game.control("edoras"), "free");
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(Rulings, R254_R264b_AStrongholdTakenBySiege) {
  // The last of the garrison falls; the assault had already been a step.
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .politics("rohan", 1, true)
                .garrison("helms-deep", "rohan 1R")
                .army("helms-deep", "sauron 3R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "rohan"), 2);
  game.roll({6, 1, 1, 1});
  EXPECT_EQ(game.control("helms-deep"), "shadow");
  EXPECT_EQ(step_of(game, "rohan"), 3);
}

TEST(Rulings, R264_AttackedAndThenCapturedAreTwoSteps) {
  Game game(political_turn_of("shadow")
                .at_war({"sauron"})
                .army("old-forest-road", "sauron 2R")
                .army("dale", "north 1R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(step_of(game, "north"), 2);
  game.roll({6, 1, 1});  // a City: in the first round only a 6 hits
  game.play("go");
  EXPECT_EQ(game.control("dale"), "shadow");
  EXPECT_EQ(step_of(game, "north"), 3);
}

}  // namespace
}  // namespace rulings
