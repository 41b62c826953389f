// A round of battle, and whether there is another.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Sauron attacks Osgiliath out of North Ithilien.
Game attack_on_osgiliath(std::string_view attackers, std::string_view defenders) {
  Game game(
      shadow_attacks({"sauron"}).army("north-ithilien", attackers).army("osgiliath", defenders));
  attack(game);
  return game;
}
/// Sauron attacks North Ithilien, open country, out of Dagorlad.
Game attack_in_the_open(std::string_view attackers, std::string_view defenders) {
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", attackers).army("north-ithilien", defenders));
  attack(game);
  return game;
}

TEST(Rulings, R210_RollThenRerollThenCasualtiesThenCeaseThenRetreat) {
  Game game = attack_in_the_open("sauron 1R 1E, 1N", "gondor 1R 1E 1L");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  game.roll({5, 1});
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({5, 1});
  // Both have thrown, nobody has fallen: now both throw again.
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E 1L");
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  game.roll({1});
  EXPECT_EQ(game.question(), "combat-reroll-free");
  game.roll({1});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("remove sauron.regular");
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-220");
  game.play("continue");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R210_R230_FallenInThisRoundHaveThrownTheirDice) {
  // All three defenders throw although three hits have been scored against them.
  Game game = attack_in_the_open("sauron 3R", "gondor 3R");
  game.roll({6, 6, 6});
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({6, 6, 1});
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R");
}

TEST(Rulings, R216_LeaderRerollIsFixedBeforeTheThrow) {
  // Two Nazgûl lead three Regulars: three dice, and at most two of them again.
  Game game = attack_on_osgiliath("sauron 3R, 2N", "gondor 1R");
  // Osgiliath is a Fortification: in the first round 6 hits. One hit, two misses: both
  // may be thrown again, because min(Leadership 2, failed 2) is 2. A re-roll that fails is over.
  game.roll({6, 5, 1, 2});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  game.roll({5, 6});
  // Two hits against one Regular; the field is won.
  EXPECT_EQ(game.standing("osgiliath"), "");
  EXPECT_EQ(game.casualties("gondor"), "1R");
}

TEST(Rulings, R216_NoMoreThanLeadership) {
  Game game = attack_in_the_open("sauron 4R, 1N", "gondor 5R");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
}

TEST(Rulings, R216_NoMoreThanFailed) {
  Game game = attack_in_the_open("sauron 3R, 4N", "gondor 5R");
  game.roll({6, 5, 4, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  game.roll({4});  // each die once: that was all
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R");
}

TEST(Rulings, R216_NothingFailedNothingAgain) {
  Game game = attack_in_the_open("sauron 2R, 4N", "gondor 5R");
  game.roll({6, 5, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
}

TEST(Rulings, R216_EveryRoundAnew) {
  Game game = attack_in_the_open("sauron 2R, 1N", "gondor 5R");
  miss_and_continue(game);
  game.play("stand");
  miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 4);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 2);
}

TEST(Rulings, R220_WhoCeasesEndsTheBattleAndBothStay) {
  Game game = attack_in_the_open("sauron 3R", "gondor 2R");
  game.roll({6, 1, 1, 6, 1});
  game.play("cease");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R220_NoRetreatBeforeTheAttackerHasDecided) {
  Game game = attack_in_the_open("sauron 2R", "gondor 2R");
  EXPECT_EQ(game.question(), "combat-roll-shadow");  // none before the first round
  miss(game);
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("region osgiliath");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "osgiliath"}}), "R-220");
  EXPECT_EQ(game.options().size(), 2u);
}

TEST(Rulings, R220_AfterACeaseThereIsNoRetreat) {
  Game game = attack_in_the_open("sauron 2R", "gondor 2R");
  miss(game);
  game.play("cease");
  EXPECT_TRUE(is_turn_of(game, "free"));
  game.forbids("region osgiliath");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
  EXPECT_EQ(game.events("ceased").size(), 1u);
}

TEST(Rulings, R220_NothingToDecideWhenOneSideIsGone) {
  Game game = attack_in_the_open("sauron 1R", "gondor 2R");
  game.roll({1, 6, 1});
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_TRUE(game.events("ceased").empty());
}

TEST(Rulings, R221_AFieldBattleHasNoLastRound) {
  Game game = attack_in_the_open("sauron 1R", "gondor 1R");
  for (int round = 1; round <= 12; ++round) {
    ASSERT_EQ(game.at("/battle/round"), round);
    miss_and_continue(game);
    game.play("stand");
  }
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

}  // namespace
}  // namespace rulings
