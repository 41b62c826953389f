// The garrison attacks its besiegers: R-256.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

Setting minas_tirith(std::string_view garrison, std::string_view besiegers,
                     std::string_view die = "muster-army") {
  return free_attacks({"gondor"}, die)
      .garrison("minas-tirith", garrison)
      .army("minas-tirith", besiegers);
}
Game sortie(std::string_view garrison, std::string_view besiegers) {
  Game game(minas_tirith(garrison, besiegers));
  attack(game);
  return game;
}

TEST(Rulings, R256_BothSidesHitOnFiveInEveryRound) {
  Game game = sortie("gondor 3R", "sauron 3R");
  EXPECT_EQ(game.events("battle-began").back()["battle"], "sortie");
  game.roll({5, 4, 1, 5, 4, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  game.play({"continue", "stand"});
  game.roll({5, 4, 5, 4});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
}

TEST(Rulings, R256_NobodyWithdrawsIntoTheStronghold) {
  Game game = sortie("gondor 2R", "sauron 2R");
  EXPECT_EQ(game.question(), "combat-roll-free");
  miss_and_continue(game);
  EXPECT_EQ(game.question(), "retreat");
  game.forbids("withdraw");
}

TEST(Rulings, R256_WithACharacterDieSomebodyMustLead) {
  const json intent = {{"die", "character"}, {"do", "attack"}, {"from", "minas-tirith"}};
  const Game nobody(minas_tirith("gondor 2R", "sauron 1R", "character"));
  EXPECT_EQ(nobody.why_not(intent), "R-204");
  Game led(minas_tirith("gondor 2R, boromir", "sauron 1R", "character"));
  EXPECT_EQ(led.why_not(intent), "");
  declare(led);
  led.forbids("leave boromir");  // not the one who stays inside
  EXPECT_EQ(led.why_not({{"do", "leave"}, {"who", "boromir"}}), "R-204");
}

TEST(Rulings, R256_ThereIsNoLastRound) {
  Game game = sortie("gondor 2R", "sauron 2R");
  for (int round = 1; round <= 8; ++round) {
    ASSERT_EQ(game.at("/battle/round"), round);
    miss_and_continue(game);
    game.play("stand");
  }
  EXPECT_EQ(game.question(), "combat-roll-free");
}

TEST(Rulings, R256_ARearguardMayStayInside) {
  Game game(minas_tirith("gondor 3R 2L, gimli", "sauron 2R"));
  declare(game);
  game.play({"leave gondor.regular", "leave gondor.leader", "leave gimli", "go"});
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 2);
  EXPECT_EQ(dice_rerolled(game, "free"), 1);
}

TEST(Rulings, R256_WhoCeasesIsBackInside) {
  Game game = sortie("gondor 2R 1L", "sauron 2R");
  miss(game);
  EXPECT_EQ(game.seat(), "free");
  game.play("cease");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1L");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_TRUE(game.events("siege-ended").empty());
  EXPECT_TRUE(is_turn_of(game, "shadow"));
}

TEST(Rulings, R256_TheBesiegersMayRetreat) {
  Game game = sortie("gondor 2R 1L, gimli", "sauron 2R, 1N");
  miss_and_continue(game);
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("region lossarnach");  // a Town of Gondor's
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "lossarnach"}}), "R-222");
  game.play("region osgiliath");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, 1N");
  // The siege is over, everybody stands in the region, and nobody follows.
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, gimli");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.events("siege-ended").size(), 1u);
  EXPECT_TRUE(is_turn_of(game, "shadow"));
}

TEST(Rulings, R256_WhenTheyRetreatTheRearguardComesOutAsWell) {
  Game game(minas_tirith("gondor 3R 2L", "sauron 2R"));
  declare(game);
  game.play({"leave gondor.regular", "leave gondor.leader", "go"});
  miss_and_continue(game);
  game.play("region druadan-forest");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R 2L");
  EXPECT_EQ(game.inside("minas-tirith"), "");
}

TEST(Rulings, R256_TheBesiegersDead) {
  Game game(minas_tirith("gondor 3R 1L", "sauron 1R, 1N"));
  declare(game);
  game.play({"leave gondor.regular", "leave gondor.leader", "go"});
  game.roll({5, 1, 1, 1});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R 1L");  // the rearguard too
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(nazgul_left(game), 8);
  EXPECT_TRUE(is_turn_of(game, "shadow"));  // no advance is asked for
}

TEST(Rulings, R254_R256_WipedOutWithNobodyInsideLosesTheStronghold) {
  Game game = sortie("gondor 1R 1L, gimli", "sauron 3R");
  // Two dice, Gimli being a Captain, and both again.
  game.roll({1, 1, 6, 1, 1, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
  EXPECT_EQ(game.casualties("gondor"), "1R 1L");
}

TEST(Rulings, R256_WipedOutWithARearguardTheSiegeGoesOn) {
  Game game(minas_tirith("gondor 2R 2L", "sauron 3R"));
  declare(game);
  game.play({"leave gondor.regular", "leave gondor.leader", "go"});
  game.roll({1, 6, 1, 1, 1});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R 1L");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_TRUE(game.events("siege-ended").empty());
}

TEST(Rulings, R241_R256_BothWipedOutWithNobodyInside) {
  Game game = sortie("gondor 1R", "sauron 1R");
  game.roll({6, 6});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_EQ(game.events("siege-ended").size(), 1u);
}

TEST(Rulings, R255_R256_BothWipedOutWithARearguardInside) {
  Game game(minas_tirith("gondor 2R", "sauron 1R"));
  declare(game);
  game.play("leave gondor.regular");
  game.roll({6, 6});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R204_R256_SarumanLeadsASortieOutOfOrthanc) {
  Game game(shadow_attacks({"isengard"}, "character")
                .garrison("orthanc", "isengard 2R, saruman")
                .army("orthanc", "rohan 1R"));
  declare(game);
  game.forbids("leave saruman");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "saruman"}}), "R-204");
  game.play("leave isengard.regular");
  game.roll({5, 1});
  // Everybody comes out into the region, and Saruman is still in Orthanc.
  EXPECT_EQ(game.standing("orthanc"), "isengard 2R, saruman");
  EXPECT_EQ(game.inside("orthanc"), "");
}

TEST(Rulings, R237_R256_SarumanFallsInALostSortie) {
  Game game(shadow_attacks({"isengard"})
                .garrison("orthanc", "isengard 1R, saruman")
                .army("orthanc", "rohan 1R"));
  declare(game);
  game.roll({1, 5, 1});
  EXPECT_EQ(whereabouts(game, "saruman"), "eliminated");
  EXPECT_EQ(game.control("orthanc"), "free");
  EXPECT_EQ(points_of(game, "free"), 2);
}

TEST(Rulings, R256_TheShadowSalliesToo) {
  Game game(shadow_attacks({"sauron"}, "character")
                .garrison("minas-morgul", "sauron 2R, 1N")
                .army("minas-morgul", "gondor 1R"));
  declare(game);
  all_go(game);
  game.roll({5, 1, 1, 1});
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 2R, 1N");
  EXPECT_EQ(game.inside("minas-morgul"), "");
}

}  // namespace
}  // namespace rulings
