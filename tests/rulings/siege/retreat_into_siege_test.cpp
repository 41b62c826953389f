// The defender shuts himself in.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Sauron in Osgiliath attacks Minas Tirith.
Game attack_on_minas_tirith(std::string_view attackers, std::string_view defenders) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", attackers).army("minas-tirith", defenders));
  attack(game);
  return game;
}
/// The defenders withdraw at once, and every attacker follows.
Game shut_in(std::string_view defenders) {
  Game game = attack_on_minas_tirith("sauron 3R", defenders);
  game.play({"withdraw", "go"});
  return game;
}

TEST(Rulings, R245_BeforeTheFirstRound) {
  const Game game = attack_on_minas_tirith("sauron 3R", "gondor 2R");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(game.ruling(), "R-245");
  EXPECT_TRUE(game.events("combat-die").empty());
}

TEST(Rulings, R245_BeforeEveryLaterRoundToo) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 2R");
  for (int round = 1; round <= 3; ++round) {
    ASSERT_EQ(game.question(), "withdraw");
    game.play("stand");
    miss_and_continue(game);
    game.play("stand");  // no retreat to another region either
  }
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(game.at("/battle/round"), 4);
}

TEST(Rulings, R245_AfterTheAttackerCeasedNobodyWithdraws) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 2R");
  game.play("stand");
  miss(game);
  game.forbids("withdraw");
  game.play("cease");
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R245_OnlyIntoAStronghold) {
  for (const std::string_view place : {"pelargir", "lossarnach"}) {  // a City, a Town
    Game game(shadow_attacks({"sauron"}).army("osgiliath", "sauron 3R").army(place, "gondor 2R"));
    attack(game);
    EXPECT_EQ(game.question(), "combat-roll-shadow") << place;
  }
  Game fortification(shadow_attacks({"sauron"})
                         .army("south-ithilien", "sauron 3R")
                         .army("osgiliath", "gondor 2R"));
  attack(fortification);
  EXPECT_EQ(fortification.question(), "combat-roll-shadow");
}

TEST(Rulings, R245_NotForThoseWhoAreInside) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R")
                .army("minas-tirith", "sauron 3R"));
  attack(game);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R245_NotForTheBesiegersOfIt) {
  Game game(free_attacks({"gondor"})
                .garrison("minas-tirith", "gondor 2R")
                .army("minas-tirith", "sauron 3R")
                .army("lossarnach", "gondor 2R"));
  declare(game);
  game.play("region lossarnach");
  if (game.question() == "attack-target") game.play("region minas-tirith");
  all_go(game);
  EXPECT_EQ(game.question(), "combat-roll-free");
}

TEST(Rulings, R245_TheShadowWithdrawsIntoItsStrongholds) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 3R")
                .army("minas-morgul", "sauron 2R, 1N"));
  attack(game);
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 2R, 1N");
  EXPECT_EQ(game.standing("minas-morgul"), "gondor 3R");
}

TEST(Rulings, R246_WhenTheAttackerAdvancesTheSiegeBegins) {
  Game game = attack_on_minas_tirith("sauron 3R, 1N", "gondor 2R");
  game.play("withdraw");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.ruling(), "R-246");
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R, 1N");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.standing("osgiliath"), "");
  EXPECT_EQ(game.events("siege-began").size(), 1u);
  EXPECT_TRUE(is_turn_of(game, "free"));  // the battle is over
}

TEST(Rulings, R246_APartOfTheAttackersIsEnough) {
  Game game = attack_on_minas_tirith("sauron 3R, 2N", "gondor 2R");
  game.play({"withdraw", "leave sauron.regular", "leave sauron.regular", "leave nazgul"});
  // At least one unit.
  game.forbids("leave sauron.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "sauron.regular"}}), "R-246");
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R, 1N");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, 1N");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R246_WithoutAnAdvanceBeforeTheFirstRoundThereIsNoSiege) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 2R 1L, gimli");
  game.play({"withdraw", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, gimli");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 3R");
  EXPECT_TRUE(game.events("siege-began").empty());
  EXPECT_TRUE(game.events("combat-die").empty());
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R246_WithoutAnAdvanceBeforeALaterRoundThereIsNoSiege) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 3R");
  game.play("stand");
  game.roll({6, 1, 1, 6, 1, 1});
  game.play({"continue", "stand", "withdraw", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R245_R264_PoliticsOfTheAttackHappenedAllTheSame) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 2R, rohan 1R");
  game.play({"withdraw", "stop"});
  // Gondor stood in box 2, Rohan in box 1, both passive.
  EXPECT_TRUE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_TRUE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(Rulings, R246_HeMayBeAttackedAgainAndWithdrawAgain) {
  Game game(shadow_attacks({"sauron"})
                .dice("free", {})
                .army("osgiliath", "sauron 3R")
                .army("minas-tirith", "gondor 2R")
                .dice("shadow", {"army", "character", "army"}));
  game.play({"die army", "use attack", "go", "withdraw", "stop"});
  game.play({"die army", "use attack", "go", "withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R247_EveryDefenderIsInside) {
  const Game game = shut_in("gondor 2R 1E 2L, rohan 1R 1L, boromir, meriadoc");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1E 2L, rohan 1R 1L, boromir, meriadoc");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
}

TEST(Rulings, R247_TheStrongholdIsNotCaptured) {
  const Game game = shut_in("gondor 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_TRUE(game.events("captured").empty());
}

TEST(Rulings, R088_R247_TheBesiegerMayReinforceTheSiegeAndNobodyElseComesIn) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R")
                .army("minas-tirith", "sauron 2R")
                .army("osgiliath", "sauron 3R")
                .army("lossarnach", "gondor 1R"));
  game.play(
      {"die army", "use move-armies", "region osgiliath", "region minas-tirith", "go", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 5R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");

  Game relief(free_attacks({"gondor"})
                  .garrison("minas-tirith", "gondor 2R")
                  .army("minas-tirith", "sauron 2R")
                  .army("lossarnach", "gondor 1R"));
  const json into = {{"do", "move-armies"}, {"from", "lossarnach"}, {"to", "minas-tirith"}};
  const json out = {{"do", "move-armies"}, {"from", "minas-tirith"}, {"to", "druadan-forest"}};
  EXPECT_EQ(relief.why_not(into), "R-082");
  EXPECT_EQ(relief.why_not(out), "R-088");
}

TEST(Rulings, R250_FiveUnitsAreTheMost) {
  Game game = shut_in("gondor 4R 1E 2L, rohan 2R, strider");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.ruling(), "R-250");
  // Leaders and Characters do not count.
  game.forbids("remove gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "gondor.leader"}}), "R-250");
  game.forbids("remove strider");
  game.play({"remove gondor.elite", "remove rohan.regular"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 2L, rohan 1R, strider");
  // To the reinforcements, not to the casualties.
  EXPECT_EQ(game.casualties("gondor"), "");
  EXPECT_EQ(game.reinforcements("gondor"), "11R 5E 2L");
  EXPECT_EQ(game.reinforcements("rohan"), "9R 5E 4L");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R250_FiveAreNotTooMany) {
  Game game = shut_in("gondor 4R 1E");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 1E");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R250_TheShadowTrimsAsWell) {
  Game game(free_attacks({"rohan"})
                .army("fords-of-isen", "rohan 3R")
                .army("orthanc", "isengard 5R 1E, saruman, 2N"));
  attack(game);
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.seat(), "shadow");
  game.play("remove isengard.regular");
  EXPECT_EQ(game.inside("orthanc"), "isengard 4R 1E, 2N, saruman");
  EXPECT_EQ(game.reinforcements("isengard"), "8R 5E");
}

TEST(Rulings, R246_R250_WithoutASiegeNobodyIsTrimmed) {
  Game game = attack_on_minas_tirith("sauron 3R", "gondor 8R");
  game.play({"withdraw", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 8R");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

}  // namespace
}  // namespace rulings
