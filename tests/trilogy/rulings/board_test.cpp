// The board and who sits at it: T-001 to T-003, T-014, T-054, T-057.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

const trilogy::TerritoryRow& row(const trilogy::Rules& rules, std::string_view id) {
  return rules.territories[static_cast<std::size_t>(trilogy::find_territory(rules, id))];
}

TEST(TrilogyBoard, T001_EreborIsTheTwelfthStronghold) {
  EXPECT_EQ(tables().strongholds.size(), 12);
  EXPECT_EQ(row(tables(), "esgaroth").stronghold, "Erebor");
}

TEST(TrilogyBoard, T001_OrASiteOfPowerByOption) {
  const trilogy::Rules& rules = tables({{"board.erebor", "site"}});
  EXPECT_EQ(rules.strongholds.size(), 11);
  EXPECT_EQ(rules.sites.size(), 22);
  EXPECT_EQ(row(rules, "esgaroth").site, "Erebor");
  EXPECT_TRUE(row(rules, "esgaroth").stronghold.empty());
}

TEST(TrilogyBoard, T002_TwentyOneSitesWithMountDoom) {
  EXPECT_EQ(tables().sites.size(), 21);
  EXPECT_EQ(row(tables(), "mount-doom").site, "Mount Doom");
}

TEST(TrilogyBoard, T003_AMissionIsDoneInAStrongholdButEarnsNoAdventureCard) {
  Game game(turn_of_yellow("combat", {{"north-mirkwood", 5}, {"withered-heath", 3}},
                           {{"territories", {{"north-mirkwood", {{"leader", "yellow"}}}}},
                            {"adventureCards", {{"yellow", list("mission-erebor")}}}}));
  game.play({"territory north-mirkwood", "territory esgaroth", "attack north-mirkwood esgaroth 3"});
  game.roll({6, 6, 6, 1});
  game.play("move-in 3");
  EXPECT_TRUE(game.offers("mission mission-erebor"));
  EXPECT_EQ(game.at("/siteTakenByLeader"), false);
  game.play("mission mission-erebor");
  EXPECT_EQ(game.cards("playedCards", "yellow"), Options{"mission-erebor"});
}

TEST(TrilogyBoard, T014_YellowAndGreenAreGoodAndAColourLeftIsNeutral) {
  const Game game;
  EXPECT_EQ(game.at("/seats"), json({"yellow", "red"}));
  EXPECT_EQ(game.at("/neutral"), "green");
  const trilogy::Rules& rules = game.rules();
  EXPECT_EQ(trilogy::side_of(rules, *trilogy::find_seat(rules, "yellow")), trilogy::Side::kGood);
  EXPECT_EQ(trilogy::side_of(rules, *trilogy::find_seat(rules, "red")), trilogy::Side::kEvil);
}

TEST(TrilogyBoard, T014_TheSeatsThatAreNamedPlayInThatOrder) {
  const Game game(json{{"seats", {"black", "green"}}});
  EXPECT_EQ(game.at("/seats"), json({"black", "green"}));
  EXPECT_EQ(game.at("/neutral"), "yellow");
}

TEST(TrilogyBoard, T054_ATerritoryHoldsAnyNumberOfBattalions) {
  const Game game(turn_of_yellow("combat", {{"moria", 1200}}));
  EXPECT_EQ(game.battalions("moria"), 1200);
}

}  // namespace
}  // namespace trilogy_tests
