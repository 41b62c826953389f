// After a field battle.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// The attacker's first die hits, all others fail: a lone defender falls.
Game won(const Setting& setting) {
  Game game(setting);
  attack(game);
  if (game.question() == "withdraw") game.play("stand");
  game.roll({6});
  miss(game);
  return game;
}
Game won_against_pelargir(std::string_view attackers) {
  return won(shadow_attacks({"sauron"}).army("osgiliath", attackers).army("pelargir", "gondor 1R"));
}

TEST(Rulings, R240_AllMayAdvance) {
  Game game = won_against_pelargir("sauron 2R 1E, 2N");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.ruling(), "R-240");
  game.play("go");
  EXPECT_EQ(game.standing("pelargir"), "sauron 2R 1E, 2N");
  EXPECT_EQ(game.standing("osgiliath"), "");
}

TEST(Rulings, R240_PartMayAdvance) {
  Game game = won_against_pelargir("sauron 2R 1E, 2N");
  game.play({"leave sauron.elite", "leave nazgul", "go"});
  EXPECT_EQ(game.standing("pelargir"), "sauron 2R, 1N");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1E, 1N");
}

TEST(Rulings, R240_NobodyNeedsTo) {
  Game game = won_against_pelargir("sauron 2R, 1N");
  game.play("stop");
  EXPECT_EQ(game.standing("pelargir"), "");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, 1N");
  EXPECT_TRUE(is_turn_of(game, "free"));
}

TEST(Rulings, R240_R270_OnlyEnteringCaptures) {
  Game stays = won_against_pelargir("sauron 2R");
  stays.play("stop");
  EXPECT_EQ(stays.control("pelargir"), "free");
  EXPECT_EQ(points_of(stays, "shadow"), 0);
  Game enters = won_against_pelargir("sauron 2R");
  EXPECT_EQ(enters.control("pelargir"), "free");  // not yet
  enters.play({"leave sauron.regular", "go"});
  EXPECT_EQ(enters.control("pelargir"), "shadow");
  EXPECT_EQ(points_of(enters, "shadow"), 1);
}

TEST(Rulings, R240_R270_AStrongholdLostInTheFieldFallsToThoseWhoEnter) {
  const Setting setting =
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 2R").army("minas-tirith", "gondor 1R");
  Game stays = won(setting);
  stays.play("stop");
  EXPECT_EQ(stays.control("minas-tirith"), "free");
  Game enters = won(setting);
  enters.play("go");
  EXPECT_EQ(enters.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(enters, "shadow"), 2);
}

/// How the last battle ended, as everybody is told.
std::string outcome(const Game& game) { return game.events("battle-ended").back()["outcome"]; }

TEST(Rulings, R220_R240_R241_R246_WhoHoldsTheFieldIsTold) {
  Game destroyed = won_against_pelargir("sauron 2R");
  destroyed.play("go");
  EXPECT_EQ(outcome(destroyed), "won");
  EXPECT_EQ(destroyed.events("battle-ended").back()["side"], "shadow");

  const Setting pelargir =
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 1R").army("pelargir", "gondor 1R");
  Game retreated(pelargir);
  attack(retreated);
  miss_and_continue(retreated);
  retreated.play({"region lamedon", "stop"});
  EXPECT_EQ(outcome(retreated), "won");

  Game ceased(pelargir);
  attack(ceased);
  miss(ceased);
  ceased.play("cease");
  EXPECT_EQ(outcome(ceased), "beaten-back");

  Game both(pelargir);
  attack(both);
  both.roll({6, 6});
  EXPECT_EQ(outcome(both), "nobody-left");

  Game withdrawn(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 2R").army("minas-tirith", "gondor 1R"));
  attack(withdrawn);
  withdrawn.play({"withdraw", "go"});
  EXPECT_EQ(outcome(withdrawn), "withdrawn");
}

TEST(Rulings, R240_ACharacterOrNazgulAloneDoesNotAdvance) {
  const Game game = won_against_pelargir("sauron 1R, 2N");
  game.forbids("leave sauron.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "sauron.regular"}}), "R-240");
}

TEST(Rulings, R240_NazgulAndCharactersMayStayAlone) {
  Game game = won_against_pelargir("sauron 1R, 2N, mouth-of-sauron");
  game.play({"leave nazgul", "leave nazgul", "leave mouth-of-sauron", "go"});
  EXPECT_EQ(game.standing("pelargir"), "sauron 1R");
  EXPECT_EQ(game.standing("osgiliath"), "2N, mouth-of-sauron");
}

TEST(Rulings, R240_LeadersOfTheFreePeoplesNeedUnitsWithThem) {
  Game game = won(free_attacks({"gondor"})
                      .army("north-ithilien", "gondor 2R 2L, meriadoc")
                      .army("dagorlad", "sauron 1R"));
  game.play("leave gondor.leader");
  game.forbids("go");  // he would stand alone
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-240");
  game.play("leave gondor.regular");
  game.play("leave meriadoc");
  // The last unit cannot stay while a Leader goes.
  game.forbids("leave gondor.regular");
  game.play("go");
  EXPECT_EQ(game.standing("dagorlad"), "gondor 1R 1L");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1L, meriadoc");
}

TEST(Rulings, R240_LeadersMayStayWithTheRearguard) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 2R 2L")
                .army("dagorlad", "sauron 1R"));
  declare(game);
  game.play("leave gondor.regular");
  game.play("go");
  game.roll({6, 1});
  EXPECT_EQ(game.question(), "advance");
  game.play({"leave gondor.leader", "leave gondor.leader", "go"});
  EXPECT_EQ(game.standing("dagorlad"), "gondor 1R");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 2L");
}

TEST(Rulings, R240_SarumanNeverAdvances) {
  Game game = won(shadow_attacks({"isengard"})
                      .army("orthanc", "isengard 2R, saruman")
                      .army("fords-of-isen", "rohan 1R"));
  game.play("go");
  EXPECT_EQ(game.standing("fords-of-isen"), "isengard 2R");
  EXPECT_EQ(game.standing("orthanc"), "saruman");
}

TEST(Rulings, R240_AfterARetreatToo) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 2R").army("pelargir", "gondor 2R"));
  attack(game);
  miss_and_continue(game);
  game.play("region lamedon");
  EXPECT_EQ(game.question(), "advance");
  game.play("go");
  EXPECT_EQ(game.control("pelargir"), "shadow");
  EXPECT_EQ(game.standing("lamedon"), "gondor 2R");
}

TEST(Rulings, R240_R263_AnAdvanceAcrossABorderActivates) {
  for (const bool enters : {true, false}) {
    Game game =
        won(shadow_attacks({"sauron"}).army("fangorn", "sauron 2R").army("eastemnet", "gondor 1R"));
    game.play(enters ? "go" : "stop");
    EXPECT_EQ(is_active(game, "rohan"), enters);  // Rohan itself was not attacked
  }
}

TEST(Rulings, R088_R240_BesiegersWhoAllAdvanceLiftTheSiege) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R 1L")
                .army("minas-tirith", "sauron 2R")
                .army("lossarnach", "gondor 1R"));
  declare(game);
  game.play({"region lossarnach", "go"});
  game.roll({6, 1, 1});
  game.play("go");
  EXPECT_EQ(game.standing("lossarnach"), "sauron 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L");
  EXPECT_EQ(game.inside("minas-tirith"), "");
}

TEST(Rulings, R241_WhenBothAreGoneNobodyAdvancesOrCaptures) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 3R").army("pelargir", "gondor 1R"));
  declare(game);
  game.play({"leave sauron.regular", "leave sauron.regular"});
  game.roll({6, 6});
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.standing("pelargir"), "");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");  // the rearguard does not advance
  EXPECT_EQ(game.control("pelargir"), "free");
}

TEST(Rulings, R242_WhenTheAttackerIsGoneNothingMoves) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 1R").army("pelargir", "gondor 2R 1L"));
  attack(game);
  game.roll({1, 6, 1, 1});
  EXPECT_TRUE(is_turn_of(game, "free"));
  EXPECT_EQ(game.standing("pelargir"), "gondor 2R 1L");
  EXPECT_EQ(game.standing("osgiliath"), "");
}

}  // namespace
}  // namespace rulings
