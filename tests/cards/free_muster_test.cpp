// Free Peoples Strategy cards that recruit a unit and a Leader.

#include "tests/cards/mustering.h"

namespace cards {
namespace {

TEST(EventCards, GuardsOfTheCitadel_RecruitsAUnitOfEitherKindAndALeader) {
  Setting setting;
  setting.empty_map().army("minas-tirith", "gondor 1R");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  play_event(game, "guards-of-the-citadel");
  EXPECT_EQ(game.question(), "card-figure");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R 1E 1L");
}

// a besieged Stronghold is allowed, and trimmed to five by its owner.
TEST(EventCards, GuardsOfTheCitadel_ReachesABesiegedGarrisonWhichIsTrimmedToFive) {
  Setting setting;
  setting.empty_map().garrison("minas-tirith", "gondor 5R").army("minas-tirith", "sauron 5R");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  play_event(game, "guards-of-the-citadel");
  game.play("figure gondor.elite");
  game.play("stop");  // Gandalf as Guide would draw a card
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 1E 1L");
}

// in the field it is ten, and what is too much goes back to the reinforcements.
TEST(EventCards, GuardsOfTheCitadel_TenStandOutsideASiege) {
  Game game =
      played_by_free(empty_land().army("minas-tirith", "gondor 9R 1E"), "guards-of-the-citadel");
  game.play("figure gondor.regular");
  EXPECT_EQ(game.question(), "excess");
  game.play("remove gondor.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 10R 1L");
  EXPECT_EQ(game.reinforcements("gondor"), "5R 5E 3L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

// It needs nothing, but where the Shadow holds Minas Tirith nobody comes.
TEST(EventCards, GuardsOfTheCitadel_NotMet_NobodyComesToALostCity) {
  Setting setting;
  setting.empty_map().army("minas-tirith", "sauron 1R").control("minas-tirith", "shadow");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  EXPECT_EQ(why_not_play(game, "guards-of-the-citadel"), "");
  play_event(game, "guards-of-the-citadel");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.at("/discards/free"), json({"guards-of-the-citadel"}));
}

// The Leader stands beside the unit that came with him: nobody need be there before.
TEST(EventCards, ImrahilOfDolAmroth_AUnitAndALeaderWhereNobodyStood) {
  Game game = played_by_free(empty_land(), "imrahil-of-dol-amroth");
  EXPECT_EQ(offered(game), "figure gondor.elite, figure gondor.regular");
  game.play("figure gondor.regular");
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 1R 1L");
  EXPECT_EQ(game.at("/politicalTrack/gondor/step"), 2);  // no Nation has moved
  expect_done(game, "free", "imrahil-of-dol-amroth");
}

// what can be done is done.
TEST(EventCards, ImrahilOfDolAmroth_WithoutALeaderLeftOnlyTheUnitComes) {
  Game game = played_by_free(empty_land().set("/offBoard/free/graveyard/gondor/leader", 4),
                             "imrahil-of-dol-amroth");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 1E");
  expect_done(game, "free", "imrahil-of-dol-amroth");
}

TEST(EventCards, ImrahilOfDolAmroth_WithoutUnitsLeftTheLeaderNeedsCompany) {
  const Setting no_units =
      empty_land().set("/offBoard/free/graveyard/gondor", {{"regular", 15}, {"elite", 5}});
  const Game alone = played_by_free(no_units, "imrahil-of-dol-amroth");
  EXPECT_EQ(alone.standing("dol-amroth"), "");
  expect_done(alone, "free", "imrahil-of-dol-amroth");
  const Game beside =
      played_by_free(Setting(no_units).army("dol-amroth", "rohan 1R"), "imrahil-of-dol-amroth");
  EXPECT_EQ(beside.standing("dol-amroth"), "gondor 1L, rohan 1R");
}

TEST(EventCards, ImrahilOfDolAmroth_NotMet_NobodyComesToALostStronghold) {
  const Game game =
      played_by_free(empty_land().control("dol-amroth", "shadow"), "imrahil-of-dol-amroth");
  EXPECT_EQ(game.standing("dol-amroth"), "");
  expect_done(game, "free", "imrahil-of-dol-amroth");
}

TEST(EventCards, GrimbeornTheOldSonOfBeorn_AUnitAndALeaderInCarrock) {
  Game game =
      played_by_free(empty_land().army("carrock", "north 1R"), "grimbeorn-the-old-son-of-beorn");
  EXPECT_EQ(offered(game), "figure north.elite, figure north.regular");
  game.play("figure north.elite");
  EXPECT_EQ(game.standing("carrock"), "north 1R 1E 1L");
  expect_done(game, "free", "grimbeorn-the-old-son-of-beorn");
}

TEST(EventCards, GrimbeornTheOldSonOfBeorn_NotMet_NobodyComesWhereTheEnemyStands) {
  const Game game =
      played_by_free(empty_land().army("carrock", "sauron 1R").control("carrock", "shadow"),
                     "grimbeorn-the-old-son-of-beorn");
  EXPECT_EQ(game.standing("carrock"), "sauron 1R");
  expect_done(game, "free", "grimbeorn-the-old-son-of-beorn");
}

// Three and two are five: nobody has to go.
TEST(EventCards, DainIronfootsGuard_AUnitAndALeaderForTheGarrisonOfErebor) {
  Game game = played_by_free(
      empty_land().garrison("erebor", "dwarves 3R 1E 1L").army("erebor", "sauron 5R"),
      "dain-ironfoots-guard");
  game.play("figure dwarves.elite");
  EXPECT_EQ(game.inside("erebor"), "dwarves 3R 2E 2L");
  EXPECT_EQ(game.standing("erebor"), "sauron 5R");
  expect_done(game, "free", "dain-ironfoots-guard");
}

TEST(EventCards, DainIronfootsGuard_NotMet_NobodyComesToLostErebor) {
  const Game game = played_by_free(
      empty_land().army("erebor", "sauron 1R").control("erebor", "shadow"), "dain-ironfoots-guard");
  EXPECT_EQ(game.standing("erebor"), "sauron 1R");
  expect_done(game, "free", "dain-ironfoots-guard");
}

TEST(EventCards, RidersOfTheoden_EdorasOrWhereACompanionIs) {
  const Setting setting = empty_land()
                              .army("eastemnet", "gimli")
                              .army("westemnet", "rohan 1R")   // nobody of the Company
                              .army("lossarnach", "legolas");  // not in Rohan
  Game game = played_by_free(setting, "riders-of-theoden");
  EXPECT_EQ(offered(game), "region eastemnet, region edoras");
  game.play("region eastemnet");
  game.play("figure rohan.elite");
  EXPECT_EQ(game.standing("eastemnet"), "rohan 1E 1L, gimli");
  expect_done(game, "free", "riders-of-theoden");
}

// Companions who walk with the Ring are in no region: Edoras alone is left.
TEST(EventCards, RidersOfTheoden_TheCompanionsOfTheFellowshipDoNotCount) {
  Game game =
      played_by_free(empty_land().fellowship({{"region", "westemnet"}}), "riders-of-theoden");
  game.play("figure rohan.regular");
  EXPECT_EQ(game.standing("edoras"), "rohan 1R 1L");
}

TEST(EventCards, RidersOfTheoden_ACompanionShutInHelmsDeepBringsThemIn) {
  const Setting siege =
      empty_land().garrison("helms-deep", "rohan 1R, boromir").army("helms-deep", "isengard 5R");
  Game game = played_by_free(siege, "riders-of-theoden");
  EXPECT_EQ(offered(game), "region edoras, region helms-deep");
  game.play("region helms-deep");
  game.play("figure rohan.regular");
  EXPECT_EQ(game.inside("helms-deep"), "rohan 2R 1L, boromir");
  EXPECT_EQ(game.standing("helms-deep"), "isengard 5R");
}

// Enemy troops stand in both regions, so neither is free.
TEST(EventCards, RidersOfTheoden_NotMet_NobodyComesWhereTheEnemyStands) {
  const Setting lost = empty_land()
                           .army("edoras", "isengard 1R")
                           .control("edoras", "shadow")
                           .army("eastemnet", "isengard 1R, gimli");
  const Game game = played_by_free(lost, "riders-of-theoden");
  EXPECT_EQ(game.standing("edoras"), "isengard 1R");
  EXPECT_EQ(game.standing("eastemnet"), "gimli / isengard 1R");
  expect_done(game, "free", "riders-of-theoden");
}

// Four Settlements; the Fords of Isen are a Fortification and Eastemnet is open land.
TEST(EventCards, EomerSonOfEomund_AFreeSettlementOfRohan) {
  Game game = played_by_free(empty_land().army("fords-of-isen", "rohan 2R"), "eomer-son-of-eomund");
  EXPECT_EQ(offered(game), "region edoras, region folde, region helms-deep, region westemnet");
  game.play("region folde");
  game.play("figure rohan.elite");
  EXPECT_EQ(game.standing("folde"), "rohan 1E 1L");
  expect_done(game, "free", "eomer-son-of-eomund");
}

// The card asks for a free region, and a region with besiegers is not free.
TEST(EventCards, EomerSonOfEomund_NotIntoASiege) {
  const Setting setting = empty_land()
                              .garrison("helms-deep", "rohan 1R")
                              .army("helms-deep", "isengard 2R")
                              .army("westemnet", "isengard 1R")
                              .control("westemnet", "shadow");
  const Game game = played_by_free(setting, "eomer-son-of-eomund");
  EXPECT_EQ(offered(game), "region edoras, region folde");
}

TEST(EventCards, EomerSonOfEomund_NotMet_NobodyComesToALostLand) {
  Setting lost = empty_land().army("eastemnet", "rohan 1R");
  for (const char* const settlement : {"edoras", "folde", "helms-deep", "westemnet"}) {
    lost.control(settlement, "shadow");
  }
  const Game game = played_by_free(lost, "eomer-son-of-eomund");
  EXPECT_EQ(game.reinforcements("rohan"), "9R 5E 4L");
  expect_done(game, "free", "eomer-son-of-eomund");
}

}  // namespace
}  // namespace cards
