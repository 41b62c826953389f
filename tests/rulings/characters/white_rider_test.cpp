// The White Rider: R-107.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Two Nazgûl and the Witch-king lead five Regulars against Gandalf the White,
/// a Leader and five Regulars.
Game before_the_white_rider() {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 5R, 2N, witch-king")
                .army("north-ithilien", "gondor 5R 1L, gandalf-the-white"));
  attack(game);
  return game;
}

TEST(Rulings, R107_TheFreePeoplesAreAskedBeforeTheFirstRound) {
  const Game game = before_the_white_rider();
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "white-rider");
  EXPECT_EQ(game.ruling(), "R-107");
  EXPECT_EQ(game.options().size(), 2u);
  EXPECT_TRUE(game.events("combat-die").empty());
}

TEST(Rulings, R107_HisLeadershipForAllOfTheNazguls) {
  Game game = before_the_white_rider();
  game.play("forfeit");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);  // the Witch-king's two as well
  EXPECT_EQ(dice_rerolled(game, "free"), 1);    // the Leader's; he gave up his own
}

TEST(Rulings, R107_ForTheWholeBattle) {
  Game game = before_the_white_rider();
  game.play("forfeit");
  miss_and_continue(game);
  game.play("stand");
  EXPECT_NE(game.question(), "white-rider");
  miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 10);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
  EXPECT_EQ(dice_rerolled(game, "free"), 2);
}

TEST(Rulings, R107_HeMayKeepIt) {
  Game game = before_the_white_rider();
  game.play("stop");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 4);
  EXPECT_EQ(dice_rerolled(game, "free"), 2);
  // There is no second chance in a later round.
  game.play({"continue", "stand"});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R107_OtherLeadershipOfTheShadowStays) {
  Game game(shadow_attacks({"sauron", "isengard"})
                .army("orthanc", "saruman")
                .army("dagorlad", "sauron 4R, isengard 1E, 1N, mouth-of-sauron")
                .army("north-ithilien", "gondor 1R, gandalf-the-white"));
  attack(game);
  game.play("forfeit");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 3);  // two of the Mouth's, one of the Elite's
}

TEST(Rulings, R107_AsAttackerToo) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 2R, gandalf-the-white")
                .army("dagorlad", "sauron 2R, 1N"));
  attack(game);
  game.play("forfeit");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
}

TEST(Rulings, R107_OnlyInABattleThatHeIsIn) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 2R, gandalf-the-white")
                .army("dagorlad", "sauron 2R, 1N"));
  declare(game);
  game.play("leave gandalf-the-white");  // in the rearguard
  EXPECT_EQ(game.question(), "combat-roll-free");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
}

TEST(Rulings, R107_NotAskedWhereThereAreNoNazgul) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R, mouth-of-sauron")
                .army("north-ithilien", "gondor 1R, gandalf-the-white"));
  attack(game);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R107_InASiegeAsWell) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R, gandalf-the-white")
                .army("minas-tirith", "sauron 3R, 1N"));
  attack(game);
  game.play("forfeit");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
}

}  // namespace
}  // namespace rulings
