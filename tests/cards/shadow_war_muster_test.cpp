// Shadow Strategy cards that recruit while a Nation is At War.

#include "tests/cards/mustering.h"

namespace cards {
namespace {

// Any Army of the Shadow's, besieging or besieged; a lone Nazgûl is none.
TEST(EventCards, HalfOrcsAndGoblinMen_AUnitWhereAnArmyOfTheShadowStands) {
  const Setting setting = empty_land()
                              .at_war({"isengard"})
                              .army("trollshaws", "sauron 1R")
                              .garrison("umbar", "southrons 1R")
                              .army("umbar", "gondor 1R")
                              .garrison("helms-deep", "rohan 1R")
                              .army("helms-deep", "isengard 2R")
                              .army("moria", "1N");
  Game game = played_by_shadow(setting, "half-orcs-and-goblin-men");
  EXPECT_EQ(offered(game), "region helms-deep, region trollshaws, region umbar");
  game.play("region umbar");
  EXPECT_EQ(offered(game), "figure isengard.elite, figure isengard.regular");
  game.play("figure isengard.elite");
  EXPECT_EQ(game.inside("umbar"), "isengard 1E, southrons 1R");
  expect_done(game, "shadow", "half-orcs-and-goblin-men");
}

TEST(EventCards, HalfOrcsAndGoblinMen_NotMet_WithIsengardNotAtWar) {
  expect_condition_fails(
      empty_land().politics("isengard", 3).at_war({"sauron"}).army("orthanc", "isengard 1R"),
      "shadow", "half-orcs-and-goblin-men");
}

// ten stand before Minas Tirith, the eleventh makes room for itself or not.
TEST(EventCards, OlogHai_AUnitForTheBesiegers) {
  Game game = played_by_shadow(empty_land()
                                   .at_war({"sauron"})
                                   .garrison("minas-tirith", "gondor 5R")
                                   .army("minas-tirith", "sauron 10R"),
                               "olog-hai");
  game.play("figure sauron.elite");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("remove sauron.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 10R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 5R");
}

// five are shut in, and the new one may be the sixth that goes.
TEST(EventCards, OlogHai_AUnitForAGarrison) {
  Game game = played_by_shadow(empty_land()
                                   .at_war({"sauron"})
                                   .garrison("dol-guldur", "sauron 5R")
                                   .army("dol-guldur", "elves 5E"),
                               "olog-hai");
  game.play({"figure sauron.elite", "remove sauron.regular"});
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 4R 1E");
  expect_done(game, "shadow", "olog-hai");
}

TEST(EventCards, OlogHai_NotMet_WithSauronNotAtWar) {
  expect_condition_fails(
      empty_land().politics("sauron", 3).at_war({"isengard"}).army("morannon", "sauron 1R"),
      "shadow", "olog-hai");
}

TEST(EventCards, OlogHai_NotMet_WithoutAnArmyNobodyComes) {
  const Game game =
      played_by_shadow(empty_land().at_war({"sauron"}).army("morannon", "2N"), "olog-hai");
  EXPECT_EQ(game.reinforcements("sauron"), "36R 6E");
  expect_done(game, "shadow", "olog-hai");
}

// North Rhûn does not touch the edge of the map, nor do Near Harad and Umbar.
TEST(EventCards, HordeFromTheEast_FiveRegularsOnTheEasternEdge) {
  Game game = played_by_shadow(empty_land().at_war({"southrons"}), "horde-from-the-east");
  EXPECT_EQ(offered(game), "region east-rhun, region far-harad, region khand, region south-rhun");
  game.play("region east-rhun");
  EXPECT_EQ(game.standing("east-rhun"), "southrons 5R");
  expect_done(game, "shadow", "horde-from-the-east");
}

TEST(EventCards, HordeFromTheEast_OnlyWhereNoEnemyStands) {
  const Game game = played_by_shadow(
      empty_land().at_war({"southrons"}).army("khand", "gondor 1R").control("far-harad", "free"),
      "horde-from-the-east");
  EXPECT_EQ(offered(game), "region east-rhun, region south-rhun");
}

TEST(EventCards, HordeFromTheEast_NotMet_WithTheSouthronsNotAtWar) {
  expect_condition_fails(empty_land().politics("southrons", 3).at_war({"sauron", "isengard"}),
                         "shadow", "horde-from-the-east");
}

TEST(EventCards, MusteringsOfLongPlannedWar_FiveInGorgorothAndFiveInNurn) {
  const Game game = played_by_shadow(empty_land().at_war({"sauron", "isengard", "southrons"}),
                                     "musterings-of-long-planned-war");
  EXPECT_EQ(game.standing("gorgoroth"), "southrons 5R");
  EXPECT_EQ(game.standing("nurn"), "sauron 5R");
  expect_done(game, "shadow", "musterings-of-long-planned-war");
}

TEST(EventCards, MusteringsOfLongPlannedWar_NotMet_AllThreeNationsMustBeAtWar) {
  expect_condition_fails(empty_land().at_war({"sauron", "southrons"}).politics("isengard", 3),
                         "shadow", "musterings-of-long-planned-war");
}

TEST(EventCards, PitsOfMordor_TwoInEachOfThreeDifferentStrongholdsOfSauron) {
  const Setting setting = empty_land()
                              .at_war({"sauron"})
                              .army("moria", "elves 1R")  // lost
                              .control("moria", "free")
                              .garrison("dol-guldur", "sauron 1R")
                              .army("dol-guldur", "elves 2R");
  Game game = played_by_shadow(setting, "pits-of-mordor");
  EXPECT_EQ(offered(game),
            "region barad-dur, region dol-guldur, region minas-morgul, region morannon, "
            "region mount-gundabad");
  game.play("region dol-guldur");
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 3R");
  game.forbids("region dol-guldur");
  game.forbids("stop");
  game.play({"region barad-dur", "region morannon"});
  EXPECT_EQ(game.standing("barad-dur"), "sauron 2R");
  EXPECT_EQ(game.standing("morannon"), "sauron 2R");
  expect_done(game, "shadow", "pits-of-mordor");
}

TEST(EventCards, PitsOfMordor_NotMet_WithSauronNotAtWar) {
  expect_condition_fails(empty_land().politics("sauron", 3).at_war({"southrons"}), "shadow",
                         "pits-of-mordor");
}

}  // namespace
}  // namespace cards
