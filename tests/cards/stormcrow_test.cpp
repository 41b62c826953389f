// Stormcrow: one Nation loses a step and a figure.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

/// Ring-bearers in Rohan, Gimli in besieged Erebor.
Setting crows_fly() {
  Setting setting;
  setting.empty_map()
      .fellowship({{"region", "folde"}})
      .army("erebor", "sauron 5R")
      .garrison("erebor", "dwarves 1R 1E, gimli")
      .army("edoras", "rohan 1R 1E 1L")
      .politics("rohan", 3, false)
      .politics("dwarves", 2, false);
  return holding(setting, "shadow", {"stormcrow"});
}

TEST(EventCards, Stormcrow_TheShadowPicksTheNationAndTheOwnerTheFigure) {
  Game game(crows_fly());
  play_event(game, "stormcrow");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"nation rohan", "nation dwarves"}));
  game.play("nation rohan");
  EXPECT_EQ(step_of(game, "rohan"), 2);
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"figure rohan.regular", "figure rohan.elite",
                                                      "figure rohan.leader"}));
  game.play("figure rohan.leader");
  EXPECT_EQ(game.standing("edoras"), "rohan 1R 1E");
  EXPECT_EQ(game.casualties("rohan"), "1L");
}

// A Companion in a besieged Stronghold is in the land, and those beside him may be lost.
TEST(EventCards, Stormcrow_ReachesABesiegedGarrison) {
  Game game(crows_fly());
  play_event(game, "stormcrow");
  game.play({"nation dwarves", "figure dwarves.elite"});
  EXPECT_EQ(step_of(game, "dwarves"), 1);
  EXPECT_EQ(game.inside("erebor"), "dwarves 1R, gimli");
}

TEST(EventCards, Stormcrow_ANationFurthestFromWarOnlyLosesTheFigure) {
  Game game(crows_fly().politics("rohan", 1, false));
  play_event(game, "stormcrow");
  game.play({"nation rohan", "figure rohan.regular"});
  EXPECT_EQ(step_of(game, "rohan"), 1);
  EXPECT_EQ(game.standing("edoras"), "rohan 1E 1L");
}

// The figure may stand in any land.
TEST(EventCards, Stormcrow_TheFigureMayStandAnywhere) {
  Game game(crows_fly().army("lorien", "rohan 1R"));
  play_event(game, "stormcrow");
  game.play({"nation rohan", "region lorien"});
  EXPECT_EQ(game.standing("lorien"), "");
}

// In a game of four the owner of the Nation loses the figure: Rohan's player for Rohan.
TEST(EventCards, Stormcrow_OfFourPlayersTheOwnerOfTheNationChooses) {
  Setting setting;
  setting.option("players", 4)
      .empty_map()
      .fellowship({{"region", "folde"}})
      .army("edoras", "rohan 1R 1L")
      .politics("rohan", 3, false);
  Game game(holding(setting, "saruman", {"stormcrow"}));
  play_event(game, "stormcrow");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("figure rohan.regular");
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(EventCards, Stormcrow_NotMet_WhenTheNationIsAtWarOrNobodyIsThere) {
  Setting at_war;
  at_war.empty_map().fellowship({{"region", "folde"}}).at_war({"rohan"});
  Game one(holding(at_war, "shadow", {"stormcrow"}));
  expect_condition_not_met(one, "stormcrow");

  Setting nobody;
  nobody.empty_map().fellowship({{"region", "osgiliath"}});
  Game two(holding(nobody, "shadow", {"stormcrow"}));
  expect_condition_not_met(two, "stormcrow");
}

}  // namespace
}  // namespace cards
