// Free Peoples cards that recruit and draw, and Círdan's Ships.

#include "tests/cards/mustering.h"

namespace cards {
namespace {

TEST(EventCards, CelebornsGaladhrim_AnElvenUnitInLorienAndAStrategyCard) {
  Game game = played_by_free(empty_land(), "celeborns-galadhrim");
  EXPECT_EQ(offered(game), "figure elves.elite, figure elves.regular");
  game.play("figure elves.elite");
  EXPECT_EQ(game.standing("lorien"), "elves 1E");
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play("draw the-red-arrow");
  EXPECT_EQ(game.at("/hands/free"), json({"the-red-arrow"}));
  expect_done(game, "free", "celeborns-galadhrim");
}

// The Almanac's order: first the sixth unit, then its owner takes any of them off, the new one too.
TEST(EventCards, CelebornsGaladhrim_TheGarrisonMayDoWithoutTheNewOne) {
  Game game =
      played_by_free(empty_land().garrison("lorien", "elves 5E").army("lorien", "sauron 5R"),
                     "celeborns-galadhrim");
  game.play({"figure elves.regular", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(offered(game), "remove elves.elite, remove elves.regular");
  game.play("remove elves.regular");
  EXPECT_EQ(game.inside("lorien"), "elves 5E");
}

// without the unit there is still the card.
TEST(EventCards, CelebornsGaladhrim_NotMet_FromLostLorienOnlyTheCardComes) {
  Game game = played_by_free(empty_land().army("lorien", "sauron 1R").control("lorien", "shadow"),
                             "celeborns-galadhrim");
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play("draw the-red-arrow");
  EXPECT_EQ(game.standing("lorien"), "sauron 1R");
  EXPECT_EQ(game.at("/hands/free"), json({"the-red-arrow"}));
}

TEST(EventCards, KindredOfGlorfindel_AnElvenUnitInRivendellAndAStrategyCard) {
  Game game = played_by_free(empty_land().army("rivendell", "elves 1E"), "kindred-of-glorfindel");
  game.play({"figure elves.regular", "draw wisdom-of-elrond"});
  EXPECT_EQ(game.standing("rivendell"), "elves 1R 1E");
  EXPECT_EQ(game.at("/hands/free"), json({"wisdom-of-elrond"}));
  expect_done(game, "free", "kindred-of-glorfindel");
}

TEST(EventCards, KindredOfGlorfindel_NotMet_FromLostRivendellOnlyTheCardComes) {
  Game game = played_by_free(empty_land().control("rivendell", "shadow"), "kindred-of-glorfindel");
  game.play("draw wisdom-of-elrond");
  EXPECT_EQ(game.standing("rivendell"), "");
  EXPECT_EQ(game.at("/hands/free"), json({"wisdom-of-elrond"}));
}

TEST(EventCards, ThranduilsArchers_AnElvenUnitInTheWoodlandRealmAndAStrategyCard) {
  Game game = played_by_free(empty_land(), "thranduils-archers");
  game.play({"figure elves.elite", "draw the-red-arrow"});
  EXPECT_EQ(game.standing("woodland-realm"), "elves 1E");
  EXPECT_EQ(game.at("/hands/free"), json({"the-red-arrow"}));
  expect_done(game, "free", "thranduils-archers");
}

// Ten Elites and five Regulars are all the Elves there are.
TEST(EventCards, ThranduilsArchers_NotMet_WithoutElvesLeftOnlyTheCardComes) {
  Game game = played_by_free(
      empty_land().set("/offBoard/free/graveyard/elves", {{"regular", 5}, {"elite", 10}}),
      "thranduils-archers");
  game.play("draw the-red-arrow");
  EXPECT_EQ(game.standing("woodland-realm"), "");
}

// Two Regulars are no choice; an empty deck gives nothing.
TEST(EventCards, KingBrandsMen_TwoRegularsInDaleAndAStrategyCard) {
  Game game = played_by_free(empty_land(), "king-brands-men");
  EXPECT_EQ(game.standing("dale"), "north 2R");
  game.play("draw the-red-arrow");
  EXPECT_EQ(game.at("/hands/free"), json({"the-red-arrow"}));
  expect_done(game, "free", "king-brands-men");
}

// Nine of the ten Regulars are dead, and an Elite is no Regular.
TEST(EventCards, KingBrandsMen_NotMet_OneIsAllThatIsLeft) {
  Game game = played_by_free(empty_land().set("/offBoard/free/graveyard/north/regular", 9),
                             "king-brands-men");
  EXPECT_EQ(game.standing("dale"), "north 1R");
  EXPECT_EQ(game.question(), "draw-free-strategy");
}

TEST(EventCards, SwordsInEriador_TheShireEredLuinAndAStrategyCard) {
  Game game = played_by_free(empty_land(), "swords-in-eriador");
  EXPECT_EQ(offered(game), "figure north.elite, figure north.regular");
  game.play("figure north.regular");
  EXPECT_EQ(offered(game), "figure dwarves.elite, figure dwarves.regular");
  game.play("figure dwarves.elite");
  EXPECT_EQ(game.standing("the-shire"), "north 1R");
  EXPECT_EQ(game.standing("ered-luin"), "dwarves 1E");
  game.play("draw the-red-arrow");
  expect_done(game, "free", "swords-in-eriador");
}

TEST(EventCards, SwordsInEriador_NotMet_TheLostShireIsPassedOver) {
  Game game =
      played_by_free(empty_land().army("the-shire", "isengard 1R").control("the-shire", "shadow"),
                     "swords-in-eriador");
  game.play("figure dwarves.regular");
  EXPECT_EQ(game.standing("the-shire"), "isengard 1R");
  EXPECT_EQ(game.standing("ered-luin"), "dwarves 1R");
  EXPECT_EQ(game.question(), "draw-free-strategy");
}

TEST(EventCards, HouseOfTheStewards_AUnitWhereBoromirIsAndTwoStrategyCards) {
  Game game = played_by_free(empty_land().army("lossarnach", "boromir"), "house-of-the-stewards");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1E, boromir");
  game.play({"draw the-red-arrow", "draw wisdom-of-elrond"});
  EXPECT_EQ(game.at("/hands/free").size(), 2u);
  expect_done(game, "free", "house-of-the-stewards");
}

// six are kept, and both are drawn before anything is put away.
TEST(EventCards, HouseOfTheStewards_BothCardsAreDrawnBeforeOneIsDiscarded) {
  Setting setting = empty_land().army("lossarnach", "boromir");
  holding(setting, "free",
          {"house-of-the-stewards", "elven-cloaks", "elven-rope", "phial-of-galadriel",
           "smeagol-helps-nice-master", "axe-and-bow"});
  Game game(setting);
  play_event(game, "house-of-the-stewards");
  game.play({"figure gondor.regular", "draw the-red-arrow", "draw wisdom-of-elrond"});
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(game.options().size(), 7u);
  game.play("discard the-red-arrow");
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
}

TEST(EventCards, HouseOfTheStewards_IntoTheGarrisonThatBoromirIsShutInWith) {
  Game game = played_by_free(
      empty_land().garrison("minas-tirith", "gondor 1R, boromir").army("minas-tirith", "sauron 5R"),
      "house-of-the-stewards");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R 1E, boromir");
}

TEST(EventCards, HouseOfTheStewards_WhereTheEnemyStandsOnlyTheCardsCome) {
  Game game = played_by_free(
      empty_land().army("lossarnach", "sauron 1R, boromir").control("lossarnach", "shadow"),
      "house-of-the-stewards");
  game.play({"draw the-red-arrow", "draw wisdom-of-elrond"});
  EXPECT_EQ(game.standing("lossarnach"), "boromir / sauron 1R");
}

TEST(EventCards, HouseOfTheStewards_NotMet_WithBoromirInTheFellowship) {
  expect_condition_fails(empty_land().fellowship({{"region", "lossarnach"}}), "free",
                         "house-of-the-stewards");
}

// Osgiliath is not Gondor's.
TEST(EventCards, HouseOfTheStewards_NotMet_InOsgiliath) {
  expect_condition_fails(empty_land().army("osgiliath", "gondor 1R, boromir"), "free",
                         "house-of-the-stewards");
}

// An Army in the field, one shut in on the coast and one before Umbar; no Army inland, and no
// lone Companion.
TEST(EventCards, CirdansShips_OneCoastWithAnArmyOfTheFreePeoples) {
  const Setting setting = empty_land()
                              .at_war({"elves"})
                              .army("grey-havens", "elves 1R")
                              .garrison("dol-amroth", "gondor 1R")
                              .army("dol-amroth", "southrons 2R")
                              .garrison("umbar", "southrons 1R")
                              .army("umbar", "gondor 2R")
                              .army("minas-tirith", "gondor 2R")
                              .army("pelargir", "boromir");
  Game game = played_by_free(setting, "cirdans-ships");
  EXPECT_EQ(offered(game), "region dol-amroth, region grey-havens, region umbar");
  game.play({"region dol-amroth", "figure elves.elite", "figure elves.regular"});
  EXPECT_EQ(game.inside("dol-amroth"), "gondor 1R, elves 1R 1E");
  expect_done(game, "free", "cirdans-ships");
}

// Recruits for a besieger join the Army outside.
TEST(EventCards, CirdansShips_ToTheArmyBeforeUmbar) {
  Game game = played_by_free(
      empty_land().at_war({"elves"}).garrison("umbar", "southrons 1R").army("umbar", "gondor 2R"),
      "cirdans-ships");
  game.play({"figure elves.elite", "figure elves.elite"});
  EXPECT_EQ(game.standing("umbar"), "gondor 2R, elves 2E");
  EXPECT_EQ(game.inside("umbar"), "southrons 1R");
}

TEST(EventCards, CirdansShips_NotMet_WithTheElvesNotAtWar) {
  expect_condition_fails(empty_land().politics("elves", 3).army("grey-havens", "elves 1R"), "free",
                         "cirdans-ships");
}

TEST(EventCards, CirdansShips_NotMet_WithoutAnArmyOnAnyCoastNobodyComes) {
  const Game game =
      played_by_free(empty_land().at_war({"elves"}).army("lorien", "elves 1R"), "cirdans-ships");
  EXPECT_EQ(game.reinforcements("elves"), "4R 10E 4L");
  expect_done(game, "free", "cirdans-ships");
}

}  // namespace
}  // namespace cards
