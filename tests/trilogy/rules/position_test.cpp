// Positions: every name can be read and written, and bad input is one sentence.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

json good() { return turn_of_yellow("combat", {{"harad", 3}, {"khand", 2}}); }

std::string fault_with(const json& more) {
  json position = good();
  position.merge_patch(more);
  return fault_of(position);
}

bool tells(const std::string& sentence, std::string_view words) {
  return sentence.find(words) != std::string::npos;
}

TEST(TrilogyPosition, NothingSaidIsTheBeginningOfAGame) {
  const Game game;
  EXPECT_EQ(game.at("/phase"), "set-up");
  EXPECT_EQ(game.at("/free"), 64 - 32);
}

TEST(TrilogyPosition, EveryNameIsWritten) {
  const json state = Game(good()).state();
  for (const char* name : {"phase",
                           "turn",
                           "step",
                           "toAct",
                           "seats",
                           "first",
                           "neutral",
                           "territories",
                           "owned",
                           "free",
                           "supply",
                           "toPlace",
                           "territoryCards",
                           "adventureCards",
                           "playedCards",
                           "decks",
                           "discards",
                           "ring",
                           "conqueredThisTurn",
                           "siteTakenByLeader",
                           "effects",
                           "invasion",
                           "score",
                           "winner"}) {
    EXPECT_TRUE(state.contains(name)) << name;
  }
}

TEST(TrilogyPosition, AStateIsReadAgainAsItWas) {
  Game game(good());
  game.play({"territory harad", "territory near-harad", "attack harad near-harad 2"});
  const Game again(game.state());
  EXPECT_EQ(again.state(), game.state());
  EXPECT_EQ(again.question(), game.question());
}

TEST(TrilogyPosition, AnInvasionMayBeSaid) {
  const Game game(turn_of_yellow("combat", {{"harad", 4}},
                                 {{"invasion", {{"from", "harad"}, {"to", "near-harad"}}},
                                  {"territories", {{"near-harad", {{"battalions", 3}}}}}}));
  EXPECT_EQ(game.question(), "attack");
  EXPECT_TRUE(game.offers("attack harad near-harad 3"));
}

TEST(TrilogyPosition, WhatIsToPlaceMayBeSaid) {
  const Game game(
      turn_of_yellow("reinforce", {{"harad", 4}, {"nurn", 1}}, {{"toPlace", {{"yellow", 7}}}}));
  EXPECT_EQ(game.at("/toPlace/yellow"), 7);
  EXPECT_EQ(game.battalions("harad"), 4);
}

TEST(TrilogyPosition, BadInputIsOneSentenceWithPlaceAndReason) {
  EXPECT_TRUE(tells(fault_with({{"territories", {{"gondolin", {{"owner", "red"}}}}}}),
                    "there is no territory \"gondolin\""));
  EXPECT_TRUE(tells(fault_with({{"territories", {{"harad", {{"owner", "blue"}}}}}}),
                    "there is no army \"blue\""));
  EXPECT_TRUE(tells(fault_with({{"territories", {{"harad", {{"battalions", -3}}}}}}), "harad"));
  EXPECT_TRUE(tells(fault_with({{"territories", {{"harad", {{"battalions", 0}}}}}}), "harad"));
  EXPECT_TRUE(tells(fault_with({{"territories", {{"harad", {{"leader", "red"}}}}}}), "Leader"));
  EXPECT_TRUE(tells(fault_with({{"owned", {{"red", list("harad")}}}}), "another owner"));
  EXPECT_TRUE(tells(fault_with({{"territoryCards", {{"red", list("the-one-ring")}}}}),
                    "there is no territory card \"the-one-ring\""));
  EXPECT_TRUE(
      tells(fault_with({{"territoryCards", {{"red", list("moria")}, {"yellow", list("moria")}}}}),
            "two places"));
  EXPECT_TRUE(tells(fault_with({{"adventureCards", {{"red", list("event-raiders")}}}}), "T-038"));
  EXPECT_TRUE(tells(fault_with({{"huntPool", 3}}), "huntPool"));
  EXPECT_TRUE(tells(fault_with({{"ring", {{"territory", "umbar"}}}}), "T-004"));
  EXPECT_TRUE(tells(fault_with({{"neutral", "black"}}), "green"));
  EXPECT_TRUE(tells(fault_with({{"decks", {{"territory", 3}}}}), "66"));
}

TEST(TrilogyPosition, AFreeTerritoryInATurnIsNamedAsAFault) {
  const json position{{"phase", "turn"}, {"territories", {{"harad", {{"owner", "yellow"}}}}}};
  EXPECT_TRUE(tells(fault_of(position), "free"));
}

TEST(TrilogyPosition, AfterTheDealEverybodyHoldsSomething) {
  for (const char* phase : {"set-up", "first-cards"}) {
    const json position{{"phase", phase}, {"fill", {{"owner", "yellow"}}}};
    EXPECT_TRUE(tells(fault_of(position), "red holds no territory (T-009)")) << phase;
  }
}

TEST(TrilogyPosition, OddPendingStepsAreRefused) {
  json state = Game(good()).state();
  const auto with = [&](const json& step) {
    json changed = state;
    changed["pending"].insert(changed["pending"].begin(), step);
    return fault_of(changed);
  };
  EXPECT_NE(with({{"do", "none"}}), "");
  EXPECT_NE(with({{"do", "attack"}}), "") << "there is no invasion";
  EXPECT_NE(with({{"do", "fortify"}, {"from", "moria"}, {"to", "harad"}}), "");
  EXPECT_NE(
      with({{"do", "card-question"}, {"seat", "red"}, {"card", "moria"}, {"territory", nullptr}}),
      "");
  EXPECT_NE(with({{"do", "move-in"}, {"from", "harad"}, {"to", "khand"}, {"least", 9}}), "");
}

}  // namespace
}  // namespace trilogy_tests
