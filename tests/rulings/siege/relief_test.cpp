// An Army from outside attacks the besiegers: R-257.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

Setting relief_of_minas_tirith(std::string_view from_outside, std::string_view besiegers,
                               std::string_view garrison) {
  return free_attacks({"gondor"})
      .army("lossarnach", from_outside)
      .army("minas-tirith", besiegers)
      .garrison("minas-tirith", garrison);
}
/// All of those in Lossarnach attack the besiegers.
Game relieve(std::string_view from_outside, std::string_view besiegers, std::string_view garrison) {
  Game game(relief_of_minas_tirith(from_outside, besiegers, garrison));
  declare(game);
  game.play("region lossarnach");
  all_go(game);
  return game;
}

TEST(Rulings, R257_ItIsAFieldBattleAndBothHitOnFive) {
  Game game = relieve("gondor 2R", "sauron 2R", "gondor 1R");
  const json began = game.events("battle-began").back();
  EXPECT_EQ(began["battle"], "field");
  EXPECT_EQ(began["to"], "minas-tirith");
  game.roll({5, 4, 5, 4});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");  // out of the battle
}

TEST(Rulings, R245_R257_TheBesiegersCannotWithdrawInside) {
  Game game = relieve("gondor 2R", "sauron 2R", "gondor 1R");
  EXPECT_EQ(game.question(), "combat-roll-free");
  miss_and_continue(game);
  EXPECT_EQ(game.question(), "retreat");
  game.forbids("withdraw");
  game.play("stand");
  EXPECT_EQ(game.question(), "combat-roll-free");
}

TEST(Rulings, R257_WhenTheBesiegersAreGoneTheSiegeEndsBeforeTheAdvance) {
  Game game = relieve("gondor 2R", "sauron 1R", "gondor 2R 1L, boromir");
  game.roll({5, 1, 1});
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, boromir");
  game.play("go");  // they merge
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 4R 1L, boromir");
  EXPECT_EQ(game.standing("lossarnach"), "");
}

TEST(Rulings, R240_R257_TheAdvanceIsOptional) {
  Game game = relieve("gondor 2R", "sauron 1R", "gondor 2R");
  game.roll({5, 1, 1});
  game.play("stop");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "");
}

TEST(Rulings, R257_PartMayAdvance) {
  Game game = relieve("gondor 3R", "sauron 1R", "gondor 2R");
  game.roll({5, 1, 1, 1});
  game.play({"leave gondor.regular", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 4R");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
}

TEST(Rulings, R202_R257_TheirRearguardDoesNotAdvance) {
  Game game(relief_of_minas_tirith("gondor 3R", "sauron 1R", "gondor 2R"));
  declare(game);
  game.play({"region lossarnach", "leave gondor.regular", "go"});
  game.roll({5, 1, 1});
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 4R");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
}

TEST(Rulings, R257_TheBesiegersMayRetreat) {
  Game game = relieve("gondor 2R", "sauron 2R, 1N", "gondor 2R");
  miss_and_continue(game);
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("region lossarnach");
  game.play("region osgiliath");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.seat(), "free");
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 4R");
}

TEST(Rulings, R086_R257_TrimmedAtTenAfterTheMerge) {
  Game game = relieve("gondor 6R 1E", "sauron 1R", "gondor 5R");
  game.roll({5, 1, 1, 1, 1, 1});
  game.play("go");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.play({"remove gondor.elite"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 10R");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R258_WhoCeasesLeavesTheSiegeAsItWas) {
  Game game = relieve("gondor 2R", "sauron 2R", "gondor 1R");
  game.roll({5, 1, 1, 1});
  game.play("cease");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
  EXPECT_TRUE(is_turn_of(game, "shadow"));
}

TEST(Rulings, R242_R257_TheRelieversDeadTheSiegeGoesOn) {
  Game game = relieve("gondor 1R 1L", "sauron 2R", "gondor 1R");
  game.roll({1, 6, 1, 1});
  EXPECT_EQ(game.standing("lossarnach"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R241_R257_BothDeadTheSiegeEnds) {
  Game game = relieve("gondor 1R", "sauron 1R", "gondor 2R");
  game.roll({5, 5});
  EXPECT_EQ(game.standing("lossarnach"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_TRUE(is_turn_of(game, "shadow"));  // nobody is left to advance
}

TEST(Rulings, R257_TheShadowRelievesAsWell) {
  Game game(shadow_attacks({"sauron"})
                .army("north-ithilien", "sauron 2R")
                .army("minas-morgul", "gondor 1R")
                .garrison("minas-morgul", "sauron 2R"));
  declare(game);
  game.play({"region north-ithilien", "go"});
  game.roll({5, 1, 1});
  EXPECT_EQ(game.question(), "advance");
  game.play("go");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 4R");
  EXPECT_EQ(game.inside("minas-morgul"), "");
}

TEST(Rulings, R256_R257_SortieAndReliefAreTwoActions) {
  // The besieged may not join: their own attack is another choice of the same die.
  Game game(relief_of_minas_tirith("gondor 2R", "sauron 2R", "gondor 2R"));
  declare(game);
  EXPECT_EQ(game.question(), "attack-from");
  EXPECT_EQ(game.options().size(), 2u);
  game.play({"region minas-tirith", "go"});
  EXPECT_EQ(game.events("battle-began").back()["battle"], "sortie");
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 2);
}

}  // namespace
}  // namespace rulings
