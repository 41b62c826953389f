// The assault on a besieged Stronghold: R-211, R-241, R-251 to R-255, R-258.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

Setting siege_of_minas_tirith(std::string_view besiegers, std::string_view garrison) {
  return shadow_attacks({"sauron"})
      .garrison("minas-tirith", garrison)
      .army("minas-tirith", besiegers);
}
Game assault(std::string_view besiegers, std::string_view garrison) {
  Game game(siege_of_minas_tirith(besiegers, garrison));
  attack(game);
  return game;
}
/// All 36 Regulars of Sauron are on the map.
Setting without_regulars_in_reserve(Setting setting, int besiegers) {
  return setting.army("barad-dur", "sauron 10R")
      .army("morannon", "sauron 10R")
      .army("dol-guldur", "sauron 10R")
      .army("moria", "sauron " + std::to_string(6 - besiegers) + "R");
}

TEST(Rulings, R251_TheBesiegerAttacksTheGarrison) {
  const Game game = assault("sauron 3R", "gondor 2R");
  const json began = game.events("battle-began").back();
  EXPECT_EQ(began["battle"], "siege");
  EXPECT_EQ(began["side"], "shadow");
  EXPECT_EQ(began["from"], "minas-tirith");
  EXPECT_EQ(began["to"], "minas-tirith");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R211_TheBesiegerNeedsASixInEveryRound) {
  Game game = assault("sauron 2R 2E", "gondor 3R");
  game.roll({5, 5, 5, 6, 1, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  game.play("reduce sauron.elite");
  game.roll({5, 5, 6, 5, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R211_ALeaderRerollNeedsASixAsWell) {
  Game game = assault("sauron 2R, 2N", "gondor 3R");
  game.roll({1, 1, 1, 1, 1, 5, 6});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R211_TheGarrisonHitsOnFive) {
  Game game = assault("sauron 3R", "gondor 2R");
  game.roll({1, 1, 1, 5, 4});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
}

TEST(Rulings, R251_R258_OneRoundAndTheSiegeGoesOn) {
  Game game = assault("sauron 3R", "gondor 2R");
  game.roll({6, 1, 1, 5, 1});
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
}

TEST(Rulings, R251_TheRearguardTakesNoPart) {
  Game game(siege_of_minas_tirith("sauron 4R, 2N", "gondor 2R"));
  declare(game);
  game.play({"leave sauron.regular", "leave nazgul", "go"});
  miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 3);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
}

TEST(Rulings, R252_AReducedEliteBuysARound) {
  Game game = assault("sauron 1R 2E", "gondor 2R");
  for (int round = 1; round <= 2; ++round) {
    miss(game);
    ASSERT_EQ(game.question(), "extend-siege");
    EXPECT_EQ(game.seat(), "shadow");
    EXPECT_EQ(game.ruling(), "R-252");
    game.play("reduce sauron.elite");
    EXPECT_EQ(game.question(), "combat-roll-shadow");
  }
  // R-235: two Regulars out of the reinforcements, two Elites into them.
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(game.reinforcements("sauron"), "33R 6E");
  miss(game);
  EXPECT_TRUE(is_turn_of(game, "free"));  // no Elite is left
  EXPECT_EQ(dice_thrown(game, "shadow"), 9);
}

TEST(Rulings, R252_HeNeedNot) {
  Game game = assault("sauron 1R 1E", "gondor 2R");
  miss(game);
  game.play("cease");
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R 1E");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R252_OnlyAnEliteThatTakesPart) {
  Game game(siege_of_minas_tirith("sauron 2R 1E", "gondor 2R"));
  declare(game);
  game.play({"leave sauron.elite", "go"});
  miss(game);
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R252_NotWithoutARegular) {
  Game game(without_regulars_in_reserve(siege_of_minas_tirith("sauron 2R 1E", "gondor 2R"), 2));
  attack(game);
  miss(game);
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R 1E");
}

TEST(Rulings, R235_R252_ARegularLostInThisRoundMayServe) {
  Game game(without_regulars_in_reserve(siege_of_minas_tirith("sauron 2R 1E", "gondor 2R"), 2));
  attack(game);
  game.roll({1, 1, 1, 6, 1});
  game.play("remove sauron.regular");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.reinforcements("sauron"), "6E");
}

TEST(Rulings, R252_OnlyWhileBothSidesHaveUnits) {
  Game won = assault("sauron 1R 1E", "gondor 1R");
  won.roll({6, 1, 1});
  EXPECT_TRUE(is_turn_of(won, "free"));
  Game lost = assault("sauron 1E", "gondor 2R");
  lost.roll({1, 5, 5});
  EXPECT_TRUE(is_turn_of(lost, "free"));
}

TEST(Rulings, R252_TheOwnerChoosesWhichElite) {
  Game game(shadow_attacks({"sauron", "southrons"})
                .garrison("minas-tirith", "gondor 2R")
                .army("minas-tirith", "sauron 1E, southrons 1E"));
  attack(game);
  miss(game);
  EXPECT_EQ(game.options().size(), 3u);
  game.play("reduce southrons.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1E, southrons 1R");
}

TEST(Rulings, R253_TheGarrisonNeverRetreats) {
  Game game = assault("sauron 1R 1E", "gondor 2R");
  miss(game);
  game.forbids("region lossarnach");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.question(), "combat-roll-shadow");  // nothing asked between the rounds
}

TEST(Rulings, R254_WithItsGarrisonTheStrongholdFalls) {
  Game game = assault("sauron 2R", "gondor 1R 2L, gandalf-the-grey");
  // Two dice each: Gandalf is a Captain. Leadership is three.
  game.roll({6, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
  EXPECT_EQ(game.casualties("gondor"), "1R 2L");  // R-237
  EXPECT_EQ(whereabouts(game, "gandalf-the-grey"), "eliminated");
  EXPECT_EQ(game.events("siege-ended").size(), 1u);
}

TEST(Rulings, R254_TheRearguardTakesWhatTheDeadHaveWon) {
  Game game(siege_of_minas_tirith("sauron 2R", "gondor 1R"));
  declare(game);
  game.play("leave sauron.regular");
  game.roll({6, 6});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
}

TEST(Rulings, R241_BothWipedOutEndsTheSiegeWithoutACapture) {
  Game game = assault("sauron 1R, 2N", "gondor 1R 1L");
  game.roll({6, 6});
  EXPECT_EQ(game.standing("minas-tirith"), "");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_EQ(nazgul_left(game), 8);
  EXPECT_EQ(game.events("siege-ended").size(), 1u);
}

TEST(Rulings, R255_WithoutBesiegersTheGarrisonReturnsToTheRegion) {
  Game game = assault("sauron 1R, 1N", "gondor 2R 1L, peregrin");
  game.roll({1, 6, 1, 1, 1});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, peregrin");
  EXPECT_EQ(game.inside("minas-tirith"), "");
}

TEST(Rulings, R255_ARearguardKeepsTheSiegeUp) {
  Game game(siege_of_minas_tirith("sauron 3R", "gondor 2R"));
  declare(game);
  game.play({"leave sauron.regular", "leave sauron.regular"});
  game.roll({1, 6, 1});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R255_NazgulAndMinionsAloneDoNotBesiege) {
  Game game(siege_of_minas_tirith("sauron 1R, 1N, mouth-of-sauron", "gondor 2R"));
  game.play({"die army", "use move-armies"});
  if (game.question() == "army-from") game.play("region minas-tirith");
  game.play({"region osgiliath", "leave nazgul", "leave mouth-of-sauron"});
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R / 1N, mouth-of-sauron");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1R");
}

TEST(Rulings, R258_ANewAssaultNeedsANewDie) {
  Game game = assault("sauron 3R", "gondor 2R");
  miss(game);
  EXPECT_TRUE(is_turn_of(game, "free"));
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "minas-tirith"}, {"to", "minas-tirith"}}),
            "R-067");  // only the Event die is left
}

TEST(Rulings, R254_TheCaptureAdvancesTheNationOnceMore) {
  Game game = assault("sauron 2R", "gondor 1R");
  // Gondor stood in box 2: one step for the attack (R-264a), one for the loss (R-264b).
  EXPECT_EQ(step_of(game, "gondor"), 3);
  game.roll({6, 1, 1});
  EXPECT_EQ(step_of(game, "gondor"), 4);
}

}  // namespace
}  // namespace rulings
