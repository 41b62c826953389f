// Shadow Strategy cards that recruit in places that they name.

#include "tests/cards/mustering.h"

namespace cards {
namespace {

/// He does not walk with the Ring, and guides nobody.
Setting without_strider() { return Setting().empty_map(); }

TEST(EventCards, ANewPowerIsRising_TwoInEachDunlandAndTwoUnitsInOrthanc) {
  Game game = played_by_shadow(empty_land().army("orthanc", "saruman"), "a-new-power-is-rising");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 2R");
  EXPECT_EQ(game.standing("south-dunland"), "isengard 2R");
  EXPECT_EQ(offered(game), "figure isengard.elite, figure isengard.regular");
  game.play({"figure isengard.elite", "figure isengard.regular"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R 1E, saruman");
  EXPECT_EQ(game.at("/politicalTrack/isengard/step"), 3);  // not At War, and not moved
  expect_done(game, "shadow", "a-new-power-is-rising");
}

// A Free Peoples Army in North Dunland, and Orthanc besieged with five inside.
TEST(EventCards, ANewPowerIsRising_WhatIsNotFreeIsPassedOverButASiegeIsNot) {
  Game game = played_by_shadow(empty_land()
                                   .army("north-dunland", "rohan 1R")
                                   .control("north-dunland", "free")
                                   .garrison("orthanc", "isengard 4R 1E, saruman")
                                   .army("orthanc", "rohan 3R"),
                               "a-new-power-is-rising");
  EXPECT_EQ(game.standing("north-dunland"), "rohan 1R");
  EXPECT_EQ(game.standing("south-dunland"), "isengard 2R");
  game.play({"figure isengard.elite", "figure isengard.elite"});
  EXPECT_EQ(game.question(), "excess");  // seven: two go, of the owner's choice
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"remove isengard.regular", "remove isengard.elite"});
  EXPECT_EQ(game.inside("orthanc"), "isengard 3R 2E, saruman");
}

TEST(EventCards, ANewPowerIsRising_NotMet_WithoutSaruman) {
  expect_condition_fails(empty_land(), "shadow", "a-new-power-is-rising");
}

// Five Settlements; three of them, two Regulars each, and none twice.
TEST(EventCards, ManyKingsToTheServiceOfMordor_TwoInEachOfThreeDifferentSettlements) {
  Game game = played_by_shadow(empty_land(), "many-kings-to-the-service-of-mordor");
  EXPECT_EQ(offered(game),
            "region far-harad, region near-harad, region north-rhun, region south-rhun, "
            "region umbar");
  game.play("region umbar");
  EXPECT_EQ(game.standing("umbar"), "southrons 2R");
  EXPECT_EQ(offered(game),
            "region far-harad, region near-harad, region north-rhun, region south-rhun");
  game.play("region south-rhun");
  game.forbids("stop");
  game.play("region north-rhun");
  EXPECT_EQ(game.standing("south-rhun"), "southrons 2R");
  EXPECT_EQ(game.standing("north-rhun"), "southrons 2R");
  expect_done(game, "shadow", "many-kings-to-the-service-of-mordor");
}

// 24 Regulars, 21 of them elsewhere: two here, one there, and nothing is left for a third place.
TEST(EventCards, ManyKingsToTheServiceOfMordor_AsLongAsRegularsAreLeft) {
  Game game = played_by_shadow(empty_land()
                                   .army("khand", "southrons 10R")
                                   .army("east-rhun", "southrons 10R")
                                   .army("gorgoroth", "southrons 1R"),
                               "many-kings-to-the-service-of-mordor");
  game.play({"region far-harad", "region umbar"});
  EXPECT_EQ(game.standing("far-harad"), "southrons 2R");
  EXPECT_EQ(game.standing("umbar"), "southrons 1R");
  expect_done(game, "shadow", "many-kings-to-the-service-of-mordor");
}

// Lost Settlements are none of theirs; a besieged Stronghold still is.
TEST(EventCards, ManyKingsToTheServiceOfMordor_NotMet_TwoSettlementsAreAllThatIsLeft) {
  Setting setting = empty_land().garrison("umbar", "southrons 1R").army("umbar", "gondor 2R");
  for (const char* const lost : {"near-harad", "far-harad", "north-rhun"}) {
    setting.control(lost, "free");
  }
  Game game = played_by_shadow(setting, "many-kings-to-the-service-of-mordor");
  EXPECT_EQ(offered(game), "region south-rhun, region umbar");
  game.play("region umbar");
  EXPECT_EQ(game.inside("umbar"), "southrons 3R");
  EXPECT_EQ(game.standing("south-rhun"), "southrons 2R");
  expect_done(game, "shadow", "many-kings-to-the-service-of-mordor");
}

TEST(EventCards, TheKingIsRevealed_FiveRegularsAndANazgulInMinasMorgul) {
  const Game game = played_by_shadow(without_strider().army("minas-tirith", "gondor 1R, aragorn"),
                                     "the-king-is-revealed");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 5R, 1N");
  expect_done(game, "shadow", "the-king-is-revealed");
}

// Five are the limit of a garrison, and a Nazgûl is no unit.
TEST(EventCards, TheKingIsRevealed_IntoABesiegedMinasMorgul) {
  Game game = played_by_shadow(without_strider()
                                   .garrison("minas-morgul", "sauron 2R 1E")
                                   .army("minas-morgul", "gondor 2R, aragorn"),
                               "the-king-is-revealed");
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 7R 1E, 1N");
  game.play({"remove sauron.regular", "remove sauron.elite"});  // the third is no choice any more
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 5R, 1N");
  expect_done(game, "shadow", "the-king-is-revealed");
}

TEST(EventCards, TheKingIsRevealed_NotMet_StriderIsNoKing) {
  expect_condition_fails(without_strider().army("minas-tirith", "gondor 1R, strider"), "shadow",
                         "the-king-is-revealed");
}

TEST(EventCards, TheKingIsRevealed_NotMet_NobodyComesToLostMinasMorgul) {
  const Game game = played_by_shadow(
      without_strider().army("minas-morgul", "gondor 1R, aragorn").control("minas-morgul", "free"),
      "the-king-is-revealed");
  EXPECT_EQ(game.standing("minas-morgul"), "gondor 1R, aragorn");
  expect_done(game, "shadow", "the-king-is-revealed");
}

// All in one of the two places; Mount Gram has no Settlement and needs none.
TEST(EventCards, ShadowsOnTheMistyMountains_TwoUnitsAndANazgulInMountGramOrMoria) {
  Game game = played_by_shadow(empty_land(), "shadows-on-the-misty-mountains");
  EXPECT_EQ(offered(game), "region moria, region mount-gram");
  game.play("region mount-gram");
  EXPECT_EQ(offered(game), "figure sauron.elite, figure sauron.regular");
  game.play({"figure sauron.elite", "figure sauron.elite"});
  EXPECT_EQ(game.standing("mount-gram"), "sauron 2E, 1N");
  EXPECT_EQ(game.standing("moria"), "");
  expect_done(game, "shadow", "shadows-on-the-misty-mountains");
}

// Seven of the eight Nazgûl are on the map already, and the last one too: only the units come.
TEST(EventCards, ShadowsOnTheMistyMountains_WithoutANazgulLeft) {
  Game game =
      played_by_shadow(empty_land().army("barad-dur", "8N"), "shadows-on-the-misty-mountains");
  game.play({"region moria", "figure sauron.regular", "figure sauron.elite"});
  EXPECT_EQ(game.standing("moria"), "sauron 1R 1E");
  expect_done(game, "shadow", "shadows-on-the-misty-mountains");
}

TEST(EventCards, ShadowsOnTheMistyMountains_NotMet_NobodyComesWhereTheEnemyStands) {
  const Game game = played_by_shadow(empty_land()
                                         .army("mount-gram", "north 1R")
                                         .army("moria", "elves 1R")
                                         .control("moria", "free"),
                                     "shadows-on-the-misty-mountains");
  EXPECT_EQ(game.standing("mount-gram"), "north 1R");
  EXPECT_EQ(game.standing("moria"), "elves 1R");
  expect_done(game, "shadow", "shadows-on-the-misty-mountains");
}

TEST(EventCards, OrcsMultiplyingAgain_ThreeInDolGuldurAndThreeInMountGundabad) {
  const Game game =
      played_by_shadow(empty_land().army("dol-guldur", "sauron 1E"), "orcs-multiplying-again");
  EXPECT_EQ(game.standing("dol-guldur"), "sauron 3R 1E");
  EXPECT_EQ(game.standing("mount-gundabad"), "sauron 3R");
  expect_done(game, "shadow", "orcs-multiplying-again");
}

TEST(EventCards, OrcsMultiplyingAgain_NotMet_LostDolGuldurIsPassedOver) {
  const Game game =
      played_by_shadow(empty_land().army("dol-guldur", "elves 1R").control("dol-guldur", "free"),
                       "orcs-multiplying-again");
  EXPECT_EQ(game.standing("dol-guldur"), "elves 1R");
  EXPECT_EQ(game.standing("mount-gundabad"), "sauron 3R");
}

TEST(EventCards, MonstersRoused_ThreeRegularsAndAnElite) {
  const Game game = played_by_shadow(empty_land(), "monsters-roused");
  EXPECT_EQ(game.standing("weather-hills"), "sauron 1R");
  EXPECT_EQ(game.standing("ettenmoors"), "sauron 1R");
  EXPECT_EQ(game.standing("angmar"), "sauron 1R");
  EXPECT_EQ(game.standing("trollshaws"), "sauron 1E");
  expect_done(game, "shadow", "monsters-roused");
}

// A Free Peoples Army in Ettenmoors; six Elites, all on the map.
TEST(EventCards, MonstersRoused_NotMet_WhatCannotComeIsPassedOver) {
  const Game game =
      played_by_shadow(empty_land().army("ettenmoors", "elves 1R").army("barad-dur", "sauron 6E"),
                       "monsters-roused");
  EXPECT_EQ(game.standing("weather-hills"), "sauron 1R");
  EXPECT_EQ(game.standing("ettenmoors"), "elves 1R");
  EXPECT_EQ(game.standing("angmar"), "sauron 1R");
  EXPECT_EQ(game.standing("trollshaws"), "");
  expect_done(game, "shadow", "monsters-roused");
}

}  // namespace
}  // namespace cards
