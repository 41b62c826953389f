// What an attack does to politics, when it is declared.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

TEST(Rulings, R264_TheAttackedAreActivatedAndAdvanceAtTheDeclaration) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R")
                .army("north-ithilien", "gondor 1R, north 1R"));
  EXPECT_FALSE(is_active(game, "gondor"));
  declare(game);
  EXPECT_EQ(game.question(), "combat-roll-shadow");  // before any die is thrown
  EXPECT_TRUE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 3);  // from box 2
  EXPECT_TRUE(is_active(game, "north"));
  EXPECT_EQ(step_of(game, "north"), 2);  // from box 1
}

TEST(Rulings, R261_R264_ActivationComesFirst) {
  // A passive Nation in box 3 is active when it advances, so that it goes to war.
  Game game(shadow_attacks({"sauron"})
                .politics("gondor", 3, false)
                .army("dagorlad", "sauron 1R")
                .army("north-ithilien", "gondor 1R"));
  declare(game);
  EXPECT_TRUE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 4);
}

TEST(Rulings, R264_OncePerBattleForEachNation) {
  Game game(shadow_attacks({"sauron"})
                .politics("gondor", 1, false)
                .army("dagorlad", "sauron 2R")
                .army("north-ithilien", "gondor 3R 1E"));
  attack(game);
  for (int round = 1; round <= 4; ++round) {
    miss_and_continue(game);
    game.play("stand");
  }
  EXPECT_EQ(step_of(game, "gondor"), 2);
  EXPECT_EQ(game.events("politics").size(), 1u);
}

TEST(Rulings, R264_OnlyNationsWithUnitsThere) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R")
                .army("north-ithilien", "gondor 1R, rohan 1L, gimli"));
  attack(game);
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_FALSE(is_active(game, "rohan"));  // a Leader is no unit
  EXPECT_EQ(step_of(game, "rohan"), 1);
  EXPECT_FALSE(is_active(game, "dwarves"));
}

TEST(Rulings, R018_R264_UnitsCountAndNotTheLand) {
  // Gondor defends the Fords of Isen, in Rohan: Rohan is not attacked.
  Game game(
      shadow_attacks({"sauron"}).army("fangorn", "sauron 1R").army("fords-of-isen", "gondor 1R"));
  attack(game);
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_FALSE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "rohan"), 1);
  // And Osgiliath, which belongs to nobody, does not shield Gondor.
  Game osgiliath(shadow_attacks({"sauron"})
                     .army("north-ithilien", "sauron 1R")
                     .army("osgiliath", "gondor 1R"));
  attack(osgiliath);
  EXPECT_EQ(step_of(osgiliath, "gondor"), 3);
}

TEST(Rulings, R264_TheShadowIsAttackedAsWell) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 1R")
                .army("dagorlad", "sauron 1R, southrons 1R"));
  attack(game);
  EXPECT_EQ(step_of(game, "sauron"), 4);     // from box 3
  EXPECT_EQ(step_of(game, "southrons"), 3);  // from box 2
  EXPECT_EQ(step_of(game, "isengard"), 3);   // not there
}

TEST(Rulings, R264_TheAttackerHimselfAdvancesNobody) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R, southrons 1R")
                .army("north-ithilien", "gondor 1R"));
  attack(game);
  EXPECT_EQ(step_of(game, "southrons"), 2);
}

TEST(Rulings, R264_AnAssaultIsAnAttackOnTheGarrison) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R, rohan 1R")
                .army("minas-tirith", "sauron 1R 1E"));
  attack(game);
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_TRUE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "rohan"), 2);
  miss(game);
  game.play("reduce sauron.elite");  // a second round of the same battle
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(Rulings, R264_InASortieTheBesiegersAreTheAttacked) {
  Game game(free_attacks({"gondor"})
                .garrison("minas-tirith", "gondor 1R")
                .army("minas-tirith", "sauron 1R, southrons 1R"));
  attack(game);
  EXPECT_EQ(step_of(game, "sauron"), 4);
  EXPECT_EQ(step_of(game, "southrons"), 3);
}

TEST(Rulings, R206_R264_InAReliefTheGarrisonIsNotAttacked) {
  Game game(shadow_attacks({"sauron"})
                .control("minas-tirith", "shadow")
                .garrison("minas-tirith", "sauron 1R, southrons 1R")
                .army("minas-tirith", "gondor 1R")
                .army("osgiliath", "sauron 1R"));
  declare(game);
  game.play("region osgiliath");
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_EQ(step_of(game, "southrons"), 2);
}

TEST(Rulings, R264_ARetreatIntoSiegeBeforeTheFirstRoundChangesNothing) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 1R").army("minas-tirith", "gondor 1R"));
  attack(game);
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(step_of(game, "gondor"), 3);
  game.play({"withdraw", "go"});
  EXPECT_EQ(step_of(game, "gondor"), 3);  // besieged is not captured
}

TEST(Rulings, R264_EachCaptureAdvancesTheOwner) {
  Game game(shadow_attacks({"sauron"})
                .politics("gondor", 1, false)
                .army("osgiliath", "sauron 2R")
                .army("pelargir", "north 1R"));
  attack(game);
  EXPECT_EQ(step_of(game, "gondor"), 1);  // the North's unit was attacked
  EXPECT_EQ(step_of(game, "north"), 2);
  game.roll({6, 1, 1});
  EXPECT_EQ(step_of(game, "gondor"), 1);
  game.play("go");
  EXPECT_EQ(step_of(game, "gondor"), 2);
  EXPECT_TRUE(is_active(game, "gondor"));  // an Army crossed the border
}

}  // namespace
}  // namespace rulings
