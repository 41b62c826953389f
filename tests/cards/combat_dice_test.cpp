// Lower halves that change the number of dice, and what they must show.

#include "tests/cards/combat.h"

namespace cards {
namespace {

using rulings::dice_rerolled;
using rulings::dice_thrown;

json at_the_fellowship() { return {{"region", "north-ithilien"}}; }

// +1 on roll and re-roll: the 4s hit, the natural 1 does not.
TEST(CombatCards, ItIsAGift_AddsToRollAndReroll) {
  Setting setting = shadow_attacks("sauron 3R", "gondor 2R 1L").fellowship(at_the_fellowship());
  Game game = free_uses(setting, "elven-cloaks");
  game.roll({1, 1, 1, 4, 1, 4});
  EXPECT_EQ(hits(game, "free"), 2);
}
TEST(CombatCards, ItIsAGift_NotMet_AwayFromTheFellowship) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "elven-rope");
}
// On the Mordor Track the Fellowship stands in no region.
TEST(CombatCards, ItIsAGift_NotMet_WhileTheFellowshipIsInMordor) {
  Setting setting = shadow_attacks("sauron 1R", "gondor 1R")
                        .fellowship({{"region", "north-ithilien"}, {"mordorStep", 0}});
  expect_free_cannot_use(setting, "phial-of-galadriel");
}

TEST(CombatCards, OneForTheDarkLord_AddsToRollAndReroll) {
  Setting setting = shadow_attacks("sauron 2R, 1N", "gondor 3R").fellowship(at_the_fellowship());
  Game game = shadow_uses(setting, "shelobs-lair");
  game.roll({4, 3, 1, 1, 1, 4});
  EXPECT_EQ(hits(game, "shadow"), 2);
}
TEST(CombatCards, OneForTheDarkLord_NotMet_AwayFromTheFellowship) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "give-it-to-uss");
}

// +1 on the roll: the 4 hits; none on the re-roll: the 4 misses.
TEST(CombatCards, ServantOfTheSecretFire_AddsToTheRollOnly) {
  Game game =
      free_uses(shadow_attacks("sauron 3R", "gondor 2R, gandalf-the-white"), "wizards-staff");
  game.roll({1, 1, 1, 4, 3, 4});
  EXPECT_EQ(hits(game, "free"), 1);
}
TEST(CombatCards, ServantOfTheSecretFire_NotMet_WithoutGandalf) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R, aragorn"), "wizards-staff");
}

// +2 in Rohan: 3 and 4 hit, 2 does not; the re-roll has nothing of it.
TEST(CombatCards, EntsRage_AddsTwoInRohan) {
  Game game = free_uses(shadow_attacks_in("orthanc", "isengard 4R", "fords-of-isen", "rohan 3R 1L"),
                        "the-ents-awake-treebeard");
  game.roll({1, 1, 1, 1, 3, 4, 2, 4});
  EXPECT_EQ(hits(game, "free"), 2);
}
TEST(CombatCards, EntsRage_NotMet_FarFromFangorn) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "rohan 1R"), "the-ents-awake-treebeard");
}

TEST(CombatCards, HuornDark_LeavesTheShadowTwoDice) {
  Game game = free_uses(shadow_attacks_in("orthanc", "isengard 4R", "fords-of-isen", "rohan 1R"),
                        "the-ents-awake-huorns");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
}
// Orthanc itself counts too, whoever defends it.
TEST(CombatCards, HuornDark_WorksInOrthanc) {
  Setting setting = rulings::free_attacks({"rohan"})
                        .army("fords-of-isen", "rohan 1R")
                        .army("orthanc", "isengard 4R");
  Game game = battle(setting, "the-ents-awake-huorns");
  game.play({"stand", "play the-ents-awake-huorns"});
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
}
TEST(CombatCards, HuornDark_NotMet_FarFromFangorn) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "rohan 1R"), "the-ents-awake-huorns");
}

TEST(CombatCards, Daylight_LeavesTheShadowThreeDice) {
  Game game = free_uses(shadow_attacks("sauron 6R", "gondor 1R"), "the-last-battle");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 3);
}
TEST(CombatCards, Daylight_NotMet_TwoDiceStayTwo) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 1R"), "riders-of-theoden");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
}

// Two Companions: two dice fewer.
TEST(CombatCards, BraveStand_TakesADieForEachCompanion) {
  Game game =
      free_uses(shadow_attacks("sauron 7R", "gondor 1R, boromir, meriadoc"), "the-grey-company");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 3);
}
TEST(CombatCards, BraveStand_NeverBelowOneDie) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 1R, boromir, gimli, meriadoc"),
                        "house-of-the-stewards");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 1);
}
TEST(CombatCards, BraveStand_NotMet_WithoutACompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R 1L"), "there-and-back-again");
}

// -1 in Gondor: the 5 misses, the natural 6 hits; the Nazgûl's re-roll is a plain 5.
TEST(CombatCards, AdvantageousPosition_LowersTheRollOnly) {
  Game game = free_uses(shadow_attacks_in("osgiliath", "sauron 2R, 1N", "lossarnach", "gondor 4R"),
                        "book-of-mazarbul");
  game.roll({5, 6, 1, 1, 1, 1, 5});
  EXPECT_EQ(hits(game, "shadow"), 2);
}
TEST(CombatCards, AdvantageousPosition_NotMet_OutsideTheNations) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "swords-in-eriador");
}

TEST(CombatCards, Valour_AddsToTheRollOnly) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 1R 1E 1L"), "dain-ironfoots-guard");
  game.roll({1, 1, 1, 4, 3, 4});
  EXPECT_EQ(hits(game, "free"), 1);
}
TEST(CombatCards, Valour_NotMet_WithoutAnElite) {
  expect_free_cannot_use(shadow_attacks("sauron 1E", "gondor 1R 1L"), "thranduils-archers");
}

// Besiegers need a 6; with +1 the 5 is enough.
Setting besieged(std::string_view besiegers) {
  return rulings::shadow_attacks({"sauron", "isengard"})
      .army("helms-deep", besiegers)
      .garrison("helms-deep", "rohan 3R");
}
TEST(CombatCards, DevilryOfOrthanc_AddsToTheRollInASiege) {
  Game game = shadow_uses(besieged("isengard 1R, sauron 1R"), "dreadful-spells");
  game.roll({5, 4, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
}
TEST(CombatCards, DevilryOfOrthanc_NotMet_WithoutIsengard) {
  expect_shadow_cannot_use(besieged("sauron 2R"), "denethors-folly");
}

// +2 for both, on roll and re-roll.
TEST(CombatCards, DeadlyStrife_AddsTwoForBoth) {
  Game game = shadow_uses(shadow_attacks("sauron 3R, 1N", "gondor 3R 1L"), "return-to-valinor");
  game.roll({3, 2, 2, 3, 2, 2, 3, 3});
  EXPECT_EQ(hits(game, "shadow"), 2);
  EXPECT_EQ(hits(game, "free"), 2);
}
TEST(CombatCards, DeadlyStrife_NotMet_ANaturalOneStillMisses) {
  Game game = shadow_uses(shadow_attacks("sauron 1R", "gondor 1R"), "corsairs-of-umbar");
  game.roll({1, 1});
  EXPECT_EQ(hits(game, "shadow"), 0);
  EXPECT_EQ(hits(game, "free"), 0);
}

TEST(CombatCards, DesperateBattle_AddsOneForBoth) {
  Game game = shadow_uses(shadow_attacks("sauron 3R, 1N", "gondor 3R 1L"), "monsters-roused");
  game.roll({4, 3, 3, 4, 3, 3, 4, 4});
  EXPECT_EQ(hits(game, "shadow"), 2);
  EXPECT_EQ(hits(game, "free"), 2);
}
TEST(CombatCards, DesperateBattle_NotMet_ANaturalOneStillMisses) {
  Game game = shadow_uses(shadow_attacks("sauron 1R", "gondor 1R"), "pits-of-mordor");
  game.roll({1, 1});
  EXPECT_EQ(hits(game, "shadow"), 0);
  EXPECT_EQ(hits(game, "free"), 0);
}

// Two 1s hit the Shadow itself; of three misses one is left for the two Nazgûl to re-roll.
TEST(CombatCards, Confusion_TurnsOnesAgainstTheShadow) {
  Game game = free_uses(shadow_attacks("sauron 3R, 2N", "gondor 1R"), "wisdom-of-elrond");
  game.roll({1, 1, 2, 2, 2});
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R, 2N");
}
TEST(CombatCards, Confusion_NotMet_WithoutAOne) {
  Game game = free_uses(shadow_attacks("sauron 2R, 2N", "gondor 1R"), "through-a-day-and-a-night");
  game.roll({2, 3, 2, 1, 1});
  EXPECT_EQ(dice_rerolled(game, "shadow"), 2);
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R, 2N");
}

}  // namespace
}  // namespace cards
