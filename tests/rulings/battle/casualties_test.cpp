// Who falls.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// In North Ithilien they take so many hits and deal none.
Game struck(std::string_view defenders, int hits) {
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 5R").army("north-ithilien", defenders));
  attack(game);
  for (int die = 0; die < 5; ++die) game.roll({die < hits ? 6 : 1});
  miss(game);
  return game;
}
/// The same of Sauron's in Dagorlad, by Gondor.
Game struck_shadow(std::string_view defenders, int hits) {
  Game game(
      free_attacks({"gondor"}).army("north-ithilien", "gondor 5R").army("dagorlad", defenders));
  attack(game);
  for (int die = 0; die < 5; ++die) game.roll({die < hits ? 6 : 1});
  miss(game);
  return game;
}

TEST(Rulings, R230_AnAttackerWhoIsWipedOutStillHits) {
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 2R").army("north-ithilien", "gondor 3R"));
  attack(game);
  game.roll({6, 1, 6, 6, 1});
  EXPECT_EQ(game.standing("dagorlad"), "");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}

TEST(Rulings, R230_TheAttackerOnlyChoosesFirst) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 1R 1E")
                .army("dagorlad", "sauron 1R 1E"));
  attack(game);
  game.roll({6, 1, 6, 1});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "casualty");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.question(), "casualty");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
}

TEST(Rulings, R231_SurplusHitsAreLost) {
  const Game game = struck("gondor 2R", 5);
  EXPECT_EQ(game.casualties("gondor"), "2R");
  EXPECT_EQ(game.question(), "advance");
}

TEST(Rulings, R231_AllHitsMustBeUsed) {
  // Three hits on 1R 1E are three figures' worth: nothing is left to choose.
  const Game game = struck("gondor 1R 1E", 3);
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.casualties("gondor"), "1R 1E");
  EXPECT_EQ(game.question(), "advance");
}

TEST(Rulings, R231_LeadersAndCharactersAbsorbNoHit) {
  const Game game = struck("gondor 1R 1E 2L, boromir", 1);
  EXPECT_EQ(game.question(), "casualty");
  game.forbids("remove gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "gondor.leader"}}), "R-231");
  game.forbids("remove boromir");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "boromir"}}), "R-231");
}

TEST(Rulings, R231_NazgulAndMinionsAbsorbNoHit) {
  const Game game = struck_shadow("sauron 1R 1E, 2N, mouth-of-sauron", 1);
  EXPECT_EQ(game.question(), "casualty");
  game.forbids("remove nazgul");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "nazgul"}}), "R-231");
  game.forbids("remove mouth-of-sauron");
}

TEST(Rulings, R234_AHitIsARegularOrAReduction) {
  const Game game = struck("gondor 1R 2E", 1);
  EXPECT_EQ(game.ruling(), "R-234");
  EXPECT_EQ(game.options().size(), 2u);
  EXPECT_TRUE(game.offers("remove gondor.regular"));
  EXPECT_TRUE(game.offers("reduce gondor.elite"));
  game.forbids("remove gondor.elite");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "gondor.elite"}}), "R-234");
}

TEST(Rulings, R234_TwoHitsMayBeOneEliteOutright) {
  Game game = struck("gondor 1R 2E", 2);
  game.play("remove gondor.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.question(), "cease-or-continue");
}

TEST(Rulings, R234_TwoHitsMayBeTwoReductions) {
  Game game = struck("gondor 1R 2E", 2);
  game.play("reduce gondor.elite");
  // One hit is left, too little to remove the other Elite.
  game.forbids("remove gondor.elite");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R");
  EXPECT_EQ(game.casualties("gondor"), "2E");
}

TEST(Rulings, R234_TwoHitsMayBeARegularAndAReduction) {
  Game game = struck("gondor 1R 2E", 2);
  game.play("remove gondor.regular");  // the second hit can only reduce an Elite now
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
}

TEST(Rulings, R234_AReducedEliteCanFallToTheNextHit) {
  Game game = struck("gondor 3E", 2);
  game.play("reduce gondor.elite");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2E");
  EXPECT_EQ(game.casualties("gondor"), "1R 1E");
}

TEST(Rulings, R234_AnyMixtureOfFourHits) {
  Game game = struck("gondor 2R 2E", 4);
  game.play({"remove gondor.elite", "reduce gondor.elite"});
  // The fourth hit finds three Regulars.
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
  EXPECT_EQ(game.casualties("gondor"), "1R 2E");
}

TEST(Rulings, R234_TheOwnerChoosesTheNationEachTime) {
  Game game = struck("gondor 2R, rohan 2R, elves 1E", 3);
  EXPECT_EQ(game.seat(), "free");
  game.play({"remove rohan.regular", "remove gondor.regular", "reduce elves.elite"});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R, rohan 1R, elves 1R");
  EXPECT_EQ(game.casualties("rohan"), "1R");
  EXPECT_EQ(game.casualties("gondor"), "1R");
  EXPECT_EQ(game.casualties("elves"), "1E");
}

TEST(Rulings, R234_TheShadowChoosesAsWell) {
  Game game = struck_shadow("sauron 1R 1E, isengard 1R, southrons 1E", 3);
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"remove isengard.regular", "remove southrons.elite"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R 1E");
}

TEST(Rulings, R236_FreePeoplesUnitsAndLeadersAreOutOfTheGame) {
  const Game game = struck("gondor 2R 1L", 2);
  EXPECT_EQ(game.casualties("gondor"), "2R 1L");
  EXPECT_EQ(game.reinforcements("gondor"), "13R 5E 3L");
}

TEST(Rulings, R236_ShadowUnitsAndNazgulAreReinforcementsAtOnce) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 5R")
                .army("dagorlad", "sauron 1R 1E, 2N"));
  attack(game);
  game.roll({6, 6, 6, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.reinforcements("sauron"), "36R 6E");
  EXPECT_EQ(nazgul_left(game), 8);
}

TEST(Rulings, R236_R237_CharactersAreOutForGood) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R, witch-king, mouth-of-sauron")
                .army("north-ithilien", "gondor 1R 1L, gimli, peregrin"));
  attack(game);
  // One die for the attacker, two for the defender, whose Captain is Gimli.
  game.roll({6, 6, 1, 1});
  EXPECT_EQ(game.standing("dagorlad"), "");
  EXPECT_EQ(game.standing("north-ithilien"), "");
  for (const std::string_view who : {"witch-king", "mouth-of-sauron", "gimli", "peregrin"}) {
    EXPECT_EQ(whereabouts(game, who), "eliminated") << who;
  }
  EXPECT_EQ(game.casualties("gondor"), "1R 1L");
}

TEST(Rulings, R237_WithTheLastUnitGoThoseWhoLedIt) {
  const Game game = struck("gondor 1R 2L, rohan 1L, legolas", 1);
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.casualties("gondor"), "1R 2L");
  EXPECT_EQ(game.casualties("rohan"), "1L");
  EXPECT_EQ(whereabouts(game, "legolas"), "eliminated");
}

TEST(Rulings, R237_AsLongAsAUnitIsLeftTheyLive) {
  const Game game = struck("gondor 2R 2L, legolas", 1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 2L, legolas");
}

TEST(Rulings, R237_SarumanFallsWithTheLastUnitOfOrthanc) {
  Game game(free_attacks({"rohan"})
                .army("fords-of-isen", "rohan 1R")
                .army("orthanc", "isengard 1R, saruman"));
  attack(game);
  game.play("stand");
  game.roll({6, 1, 1});
  EXPECT_EQ(game.standing("orthanc"), "");
  EXPECT_EQ(whereabouts(game, "saruman"), "eliminated");
}

TEST(Rulings, R237_TheRearguardIsSpared) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 2R 2L, strider, meriadoc")
                .army("dagorlad", "sauron 3R"));
  declare(game);
  game.play({"leave gondor.regular", "leave gondor.leader", "leave meriadoc", "go"});
  // A Regular with Strider throws two dice, and both again (Leadership 2).
  game.roll({1, 1, 6, 1, 1, 1, 1});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1L, meriadoc");
  EXPECT_EQ(game.casualties("gondor"), "1R 1L");
  EXPECT_EQ(whereabouts(game, "strider"), "eliminated");
}

}  // namespace
}  // namespace rulings
