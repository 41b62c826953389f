// The rearguard.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Gondor in North Ithilien, at war, attacks a Regular in Dagorlad.
Game attack_by(std::string_view army) {
  Game game(free_attacks({"gondor"}).army("north-ithilien", army).army("dagorlad", "sauron 1R"));
  declare(game);
  return game;
}

TEST(Rulings, R202_R237_TheRearguardIsOutOfTheBattleInEveryWay) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 3R, 2N")
                .army("north-ithilien", "gondor 5R"));
  declare(game);
  game.play({"leave sauron.regular", "leave nazgul", "go"});
  // Two Regulars and a Nazgûl fight: two dice, one re-roll; two hits end them all.
  game.roll({1, 1, 5, 5, 1, 1, 1, 1});
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R, 1N");
  EXPECT_EQ(game.reinforcements("sauron"), "35R 6E");
  EXPECT_EQ(nazgul_left(game), 7);
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R202_TheRearguardDoesNotAdvance) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 3R, 2N")
                .army("north-ithilien", "gondor 1R"));
  declare(game);
  game.play({"leave sauron.regular", "leave nazgul", "go"});
  game.roll({6, 1, 1, 1});
  game.play("go");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R, 1N");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R, 1N");
}

TEST(Rulings, R202_BothPartsNeedAUnit) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 2R, 2N")
                .army("north-ithilien", "gondor 1R"));
  declare(game);
  EXPECT_EQ(game.ruling(), "R-202");
  EXPECT_TRUE(game.offers("go"));
  game.play("leave nazgul");
  // A Nazgûl stays only with a unit.
  game.forbids("go");
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-202");
  game.play("leave sauron.regular");
  // The last unit has to attack.
  game.forbids("leave sauron.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "sauron.regular"}}), "R-202");
  game.play("leave nazgul");  // Leaders go to either part freely
  miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 1);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
}

TEST(Rulings, R202_WithoutARearguardEverybodyTakesPart) {
  Game game = attack_by("gondor 1R 2L, meriadoc");
  // One unit: it attacks, and all who lead it are in the battle; nothing is to choose.
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({1, 6, 1});  // the one die is thrown again and fails; the hit ends them all
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.casualties("gondor"), "1R 2L");
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
}

TEST(Rulings, R202_ALeaderStaysOnlyWithAUnit) {
  Game game = attack_by("gondor 2R 2L");
  game.play("leave gondor.leader");
  game.forbids("go");
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-202");
  game.play({"leave gondor.regular", "go"});
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  EXPECT_EQ(dice_rerolled(game, "free"), 1);
}

TEST(Rulings, R203_UnitsOfNationsAtPeaceStayInTheRearguard) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R, southrons 2R 1E")
                .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "dagorlad"}, {"who", "southrons.elite"}}),
            "R-203");
  declare(game);  // who attacks is no question
  game.roll({1, 6});
  EXPECT_EQ(dice_thrown(game, "shadow"), 1);
  EXPECT_EQ(game.standing("dagorlad"), "southrons 2R 1E");
  EXPECT_EQ(game.reinforcements("sauron"), "36R 6E");
}

TEST(Rulings, R203_NationsAtPeaceDoNotAdvanceEither) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R, southrons 2R")
                .army("north-ithilien", "gondor 1R"));
  declare(game);
  game.roll({5, 1});
  game.play("go");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 1R");
  EXPECT_EQ(game.standing("dagorlad"), "southrons 2R");
}

TEST(Rulings, R203_ALeaderAtPeaceKeepsTheOnlyUnit) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 1R, rohan 1L")
                .army("dagorlad", "sauron 1R"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "north-ithilien"}, {"to", "dagorlad"}}),
            "R-203");
  game.play("die muster-army");
  game.forbids("use attack");
}

TEST(Rulings, R203_ALeaderAtPeaceKeepsOneMoreUnit) {
  Game game = attack_by("gondor 1R 1E, rohan 1L");
  // Which one is the owner's choice; that somebody stays is not.
  game.forbids("go");
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-203");
  EXPECT_TRUE(game.offers("leave gondor.elite"));
  game.play("leave gondor.regular");
  game.roll({6, 1});
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);  // the Leader is not in the battle
  game.play("go");
  EXPECT_EQ(game.standing("dagorlad"), "gondor 1E");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R, rohan 1L");
}

TEST(Rulings, R203_OfAlikeUnitsOneStaysUnasked) {
  Game game = attack_by("gondor 2R, rohan 1L");
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({6, 1});
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  game.play("go");
  EXPECT_EQ(game.standing("dagorlad"), "gondor 1R");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R, rohan 1L");
}

TEST(Rulings, R203_ALeaderAtPeaceIsContentWithHisOwnUnits) {
  Game game = attack_by("gondor 1R, rohan 1R 1L");
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({1, 6});
  EXPECT_EQ(game.standing("north-ithilien"), "rohan 1R 1L");
  EXPECT_EQ(game.casualties("gondor"), "1R");
}

TEST(Rulings, R203_InASortieTheyStayInside) {
  Game game(free_attacks({"gondor"})
                .garrison("minas-tirith", "gondor 1R, rohan 2R 1L")
                .army("minas-tirith", "sauron 1R"));
  declare(game);
  game.roll({1, 6});
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  EXPECT_EQ(game.inside("minas-tirith"), "rohan 2R 1L");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
}

TEST(Rulings, R203_InAnAssaultTheyKeepTheSiegeUp) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 1R")
                .army("minas-tirith", "sauron 1R, southrons 2R"));
  declare(game);
  game.roll({1, 6});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
  EXPECT_EQ(game.standing("minas-tirith"), "southrons 2R");
}

}  // namespace
}  // namespace rulings
