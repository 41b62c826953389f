// Leaders replaced, players eliminated, and how the game ends: T-047, T-049 to T-053.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

TEST(TrilogyEnding, T047_WithNoLeaderOnTheBoardOneIsPlaced) {
  Game game(turn_of_yellow("replace-leader", {{"harad", 2}, {"khand", 2}}));
  ASSERT_EQ(game.question(), "replace-leader");
  game.play("place-leader khand");
  EXPECT_TRUE(game.has_leader("khand"));
  EXPECT_EQ(game.at("/supply/yellow/leaders"), 1) << "exactly one";
}

TEST(TrilogyEnding, T047_WithOneOnTheBoardTheOtherStaysAway) {
  Game game(turn_of_yellow("replace-leader", {{"harad", 2}, {"khand", 2}},
                           {{"territories", {{"harad", {{"leader", "yellow"}}}}}}));
  EXPECT_NE(game.question(), "replace-leader");
  EXPECT_EQ(game.at("/supply/yellow/leaders"), 1);
}

/// Yellow conquers Khand, the last territory of whoever holds it.
Game taking_khand(const json& position) {
  Game game(position);
  game.play({"territory near-harad", "territory khand", "attack near-harad khand 3"});
  if (game.question() == "defend") game.play("defend 1");
  game.roll({6, 6, 6, 1});
  game.play("move-in 3");
  return game;
}

json three_with_red_in_khand(const json& more = json::object()) {
  json position{
      {"seats", {"yellow", "red", "green"}},
      {"phase", "turn"},
      {"step", "combat"},
      {"toAct", "yellow"},
      {"fill", {{"owner", "green"}}},
      {"territories",
       {{"near-harad", {{"owner", "yellow"}, {"battalions", 9}}}, {"khand", {{"owner", "red"}}}}}};
  position.merge_patch(more);
  return position;
}

TEST(TrilogyEnding, T049_TheNeutralArmysLastTerritoryYieldsNothing) {
  const Game game = taking_khand(turn_of_yellow(
      "combat", {{"near-harad", 9}}, {{"territories", {{"khand", {{"owner", "green"}}}}}}));
  EXPECT_TRUE(game.at("/eliminated").empty());
  EXPECT_TRUE(game.cards("territoryCards", "yellow").empty());
  EXPECT_TRUE(game.winner().empty());
}

TEST(TrilogyEnding, T049_TheNeutralArmyScoresNothing) {
  const Game game(
      json{{"phase", "over"},
           {"winner", "yellow"},
           {"fill", {{"owner", "green"}}},
           {"territories", {{"harad", {{"owner", "yellow"}}}, {"khand", {{"owner", "red"}}}}},
           {"ring", {{"territory", "mount-doom"}, {"destroyed", true}}}});
  EXPECT_EQ(game.at("/score"), json({{"yellow", 1}, {"red", 1}}));
}

TEST(TrilogyEnding, T050_TheEliminatedLoseTheirCardsAndTheirTurns) {
  Game game = taking_khand(
      three_with_red_in_khand({{"territoryCards", {{"red", {"moria", "lorien"}}}},
                               {"adventureCards", {{"red", {"power-gollum", "mission-bree"}}}},
                               {"playedCards", {{"red", list("power-ambush")}}}}));
  EXPECT_EQ(game.at("/eliminated"), list("red"));
  EXPECT_EQ(game.cards("territoryCards", "yellow"), (Options{"moria", "lorien"}));
  EXPECT_EQ(sorted(game.cards("discards", "adventure")), (Options{"mission-bree", "power-gollum"}));
  EXPECT_EQ(game.cards("playedCards", "red"), Options{"power-ambush"});
  game.go_to_step("territory-card");
  game.play("draw khand");
  while (game.at("/toAct") == "yellow") game.play(game.options().front());
  EXPECT_EQ(game.at("/toAct"), "green") << "red is out of the turn order";
}

TEST(TrilogyEnding, T050_TheirPlayedCardsNoLongerCount) {
  const Game game(json{{"seats", {"yellow", "red", "green"}},
                       {"phase", "over"},
                       {"winner", "yellow"},
                       {"fill", {{"owner", "yellow"}}},
                       {"territories", {{"khand", {{"owner", "green"}}}}},
                       {"playedCards", {{"red", list("power-ambush")}}},
                       {"ring", {{"territory", "mount-doom"}, {"destroyed", true}}}});
  EXPECT_EQ(game.at("/score/red"), 0);
}

TEST(TrilogyEnding, T051_TheLastPlayerWinsAtOnceWhateverTheNeutralArmyHolds) {
  json position = turn_of_yellow("combat", {{"near-harad", 9}},
                                 {{"territories", {{"khand", {{"owner", "red"}}}}}});
  position["fill"]["owner"] = "green";
  const Game game = taking_khand(position);
  EXPECT_EQ(game.winner(), "yellow last-standing");
  EXPECT_EQ(game.seat(), "nobody");
  EXPECT_EQ(game.at("/score/yellow"), 2) << "points are still told";
}

/// The Ring is about to be destroyed, and this is held.
Game at_the_end(const json& yellow, const json& red, const json& more = json::object()) {
  json position{{"phase", "turn"},
                {"step", "fellowship"},
                {"toAct", "yellow"},
                {"fill", {{"owner", "green"}}},
                {"ring", {{"territory", "mount-doom"}}}};
  for (const json& id : yellow) position["territories"][id.get<std::string>()]["owner"] = "yellow";
  for (const json& id : red) position["territories"][id.get<std::string>()]["owner"] = "red";
  position.merge_patch(more);
  Game game(position);
  game.roll({6});
  return game;
}

TEST(TrilogyEnding, T052_ARegionHeldWholeScoresItsBonus) {
  const Game game =
      at_the_end({"esgaroth", "south-rhun", "north-rhun", "withered-heath"}, {"harad", "khand"});
  EXPECT_EQ(game.at("/score/yellow"), 4 + 2 + 2) << "four territories, a stronghold, Rhûn";
  EXPECT_EQ(game.at("/score/red"), 2);
  EXPECT_EQ(game.winner(), "yellow points");
}

TEST(TrilogyEnding, T053_TiesGoToTerritories) {
  const Game game = at_the_end({"harad", "khand", "nurn"}, {"moria"});
  EXPECT_EQ(game.at("/score/yellow"), game.at("/score/red"));
  EXPECT_EQ(game.winner(), "yellow points");
}

TEST(TrilogyEnding, T053_ThenToStrongholds) {
  const Game game = at_the_end({"harad", "khand"}, {"moria", "nurn"},
                               {{"playedCards", {{"yellow", list("mission-hobbiton")}}}});
  EXPECT_EQ(game.at("/score/yellow"), game.at("/score/red"));
  EXPECT_EQ(game.winner(), "red points");
}

TEST(TrilogyEnding, T053_ThenADieEachUntilItIsDecided) {
  Game game = at_the_end({"harad", "khand"}, {"nurn", "harondor"});
  ASSERT_EQ(game.question(), "tie-roll");
  EXPECT_EQ(game.remaining(), 2);
  game.roll({3, 3, 2, 5});
  EXPECT_EQ(game.winner(), "red points");
}

}  // namespace
}  // namespace trilogy_tests
