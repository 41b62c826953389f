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

std::string fault_for(int players, const json& position) {
  return fault_of(position, {{"players", players}});
}

TEST(TrilogyPosition, WhereNobodyWhoPlaysHoldsAnythingNobodyCanGoOn) {
  EXPECT_TRUE(tells(fault_for(2, {{"fill", {{"owner", "green"}, {"battalions", 1}}}}), "T-050"));
  EXPECT_TRUE(tells(fault_for(4, {{"pending", {{{"do", "set-up-round"}, {"seat", "yellow"}}}}}),
                    "\"placing\" is missing"));
  EXPECT_TRUE(tells(fault_for(4, {{"placing", "yellow"},
                                  {"pending", {{{"do", "set-up-round"}, {"seat", "yellow"}}}}}),
                    "a territory is free (T-013)"));
  EXPECT_TRUE(tells(fault_for(2, {{"toAct", "red"}, {"fill", {{"owner", "yellow"}}}}),
                    "who is to act holds no territory (T-050)"));
}

TEST(TrilogyPosition, WhatIsToPlaceComesOutOfTheSupply) {
  EXPECT_TRUE(tells(fault_for(3, {{"toPlace", {{"yellow", 60}}}}), "yellow has"));
  EXPECT_TRUE(
      tells(fault_of(turn_of_yellow("combat", {{"harad", 3}}, {{"toPlace", {{"yellow", 6}}}})),
            "yellow has battalions to place, and does not place now"));
  EXPECT_TRUE(tells(fault_of(turn_of_yellow("reinforce", {{"harad", 9'000}},
                                            {{"toPlace", {{"yellow", 59'000}}}})),
                    "more than 60000 battalions"));
}

TEST(TrilogyPosition, WhoIsOutFollowsFromTheBoard) {
  EXPECT_TRUE(tells(fault_for(3, {{"eliminated", list("red")}}), "before the first turn (T-050)"));
  EXPECT_TRUE(tells(fault_with({{"eliminated", list("red")}}), "red is out and holds"));
}

TEST(TrilogyPosition, AGameThatIsOverDoesNotGoOn) {
  EXPECT_TRUE(tells(fault_for(4, {{"phase", "turn"},
                                  {"step", "combat"},
                                  {"toAct", "black"},
                                  {"fill", {{"owner", "black"}, {"battalions", 2}}}}),
                    "one player is left, and the game goes on (T-051)"));
  EXPECT_TRUE(tells(fault_with({{"ring", {{"territory", "mount-doom"}, {"destroyed", true}}}}),
                    "the Ring is destroyed, and the game goes on (T-008)"));
}

TEST(TrilogyPosition, WhatFollowsIsCompared) {
  EXPECT_TRUE(tells(fault_with({{"score", {{"yellow", 9}}}}), "points are counted at the end"));
  const auto answered_by = [](const json& seat) {
    return fault_with({{"invasion", {{"from", "harad"}, {"to", "near-harad"}, {"answers", seat}}}});
  };
  EXPECT_EQ(answered_by("red"), "");
  EXPECT_TRUE(tells(answered_by("purple"), "invasion.answers: there is no army \"purple\""));
}

TEST(TrilogyPosition, AnInvasionThatCannotBeIsRefused) {
  const auto with = [](const json& invasion) { return fault_with({{"invasion", invasion}}); };
  EXPECT_EQ(with({{"from", "harad"}, {"to", "near-harad"}}), "");
  EXPECT_TRUE(tells(with({{"from", "harad"}, {"to", "the-shire"}}), "no way leads"));
  EXPECT_TRUE(tells(with({{"from", "harad"}, {"to", "khand"}}), "or home"));
  EXPECT_TRUE(
      tells(with({{"from", "harad"}, {"to", "near-harad"}, {"across", "moria"}}), "no way leads"));
  EXPECT_TRUE(tells(fault_for(2, {{"invasion", {{"from", "harad"}, {"to", "near-harad"}}}}),
                    "one battle at a time"));
}

TEST(TrilogyPosition, LeadersAreTwoEach) {
  json position = turn_of_yellow("combat", {{"harad", 3}, {"khand", 2}, {"nurn", 1}});
  for (const char* place : {"harad", "khand", "nurn"}) {
    position["territories"][place]["leader"] = "yellow";
  }
  EXPECT_TRUE(tells(fault_of(position), "more than two Leaders (T-018)"));
  json placing{{"phase", "set-up"},
               {"placing", "yellow"},
               {"fill", {{"owner", "red"}, {"battalions", 1}}},
               {"territories", {{"moria", {{"owner", "yellow"}}}}},
               {"pending", {{{"do", "set-up-leader"}, {"seat", "yellow"}, {"left", 8}}}}};
  EXPECT_TRUE(tells(fault_of(placing), "does not fit"));
}

TEST(TrilogyPosition, WhoHasNoRoomForASecondLeaderIsPassedOver) {
  Game game(json{{"phase", "set-up"},
                 {"toAct", "yellow"},
                 {"fill", {{"owner", "red"}, {"battalions", 1}}},
                 {"territories", {{"moria", {{"owner", "yellow"}}}}},
                 {"supply", {{"yellow", {{"battalions", 0}}}, {"red", {{"battalions", 0}}}}}});
  EXPECT_TRUE(game.has_leader("moria")) << "there is one place for it";
  game.play({"place-leader barad-dur", "place-leader umbar"});
  EXPECT_EQ(game.at("/phase"), "first-cards");
}

TEST(TrilogyPosition, PendingStepsFitThePhaseAndLeadOn) {
  const json held{{"fill", {{"owner", "red"}}},
                  {"territories", {{"moria", {{"owner", "yellow"}}}}}};
  const auto with = [&](const json& steps, const char* phase) {
    json position = held;
    position["phase"] = phase;
    position["pending"] = steps;
    return fault_of(position);
  };
  EXPECT_TRUE(tells(with({{{"do", "end-turn"}}}, "first-cards"), "another phase"));
  EXPECT_TRUE(tells(
      with({{{"do", "place"}, {"seat", "red"}, {"cause", "set-up"}, {"mission", nullptr}}}, "turn"),
      "another phase"));
  EXPECT_TRUE(tells(with({{{"do", "first-cards-end"}}}, "first-cards"), "leads on"));
  EXPECT_EQ(with({{{"do", "fortify-from"}}}, "turn"), "") << "the end of the turn follows";
}

}  // namespace
}  // namespace trilogy_tests
