// The set-up: T-009 to T-013, T-016 to T-018.

#include <gtest/gtest.h>

#include "rules/trilogy/game.h"
#include "rules/trilogy/names/read_names.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// Chance takes its first outcome until it is done, or until a question of this name.
void let_chance_decide(Game& game, std::string_view until = "") {
  while (game.seat() == "chance" && game.question() != until) {
    game.play(game.options().front());
  }
}

/// A seat takes its first answer while it is asked this.
void answer_first(Game& game, std::string_view question) {
  while (game.question() == question) game.play(game.options().front());
}

Game dealt(const json& seats) {
  Game game(json{{"seats", seats}});
  let_chance_decide(game, "territory-roll");
  return game;
}

int owned(const Game& game, std::string_view owner) {
  return static_cast<int>(game.at("/owned/" + std::string(owner)).size());
}

TEST(TrilogySetUp, T009_TwoPlayersAreDealtTheirSidesAndTheNeutralArmyTwentyOne) {
  const Game game = dealt({"yellow", "red"});
  EXPECT_EQ(owned(game, "yellow"), 16);
  EXPECT_EQ(owned(game, "red"), 16);
  EXPECT_EQ(owned(game, "green"), 21);
  EXPECT_EQ(game.at("/free"), 11);
  EXPECT_EQ(game.owner("the-shire"), "yellow");
  EXPECT_EQ(game.owner("barad-dur"), "red");
}

/// How many territories of each alignment the owner has been dealt.
std::array<int, 3> shares(const Game& game, std::string_view owner) {
  std::array<int, 3> counts{};
  for (const json& id : game.at("/owned/" + std::string(owner))) {
    const auto territory = trilogy::find_territory(game.rules(), id.get<std::string>());
    const auto& row = game.rules().territories[static_cast<std::size_t>(territory)];
    ++counts[static_cast<std::size_t>(row.alignment)];
  }
  return counts;
}

using Shares = std::array<int, 3>;  // good, evil, neutral

TEST(TrilogySetUp, T009_OfThreeEachOfTheTwoIsDealtEightOfItsSideAndEightNeutral) {
  const Game game = dealt({"yellow", "red", "black"});
  EXPECT_EQ(shares(game, "yellow"), (Shares{16, 0, 0}));
  EXPECT_EQ(shares(game, "red"), (Shares{0, 8, 8}));
  EXPECT_EQ(shares(game, "black"), (Shares{0, 8, 8}));
  EXPECT_EQ(game.at("/free"), 16);
  for (const char* seat : {"yellow", "red", "black"}) {
    EXPECT_EQ(game.at("/supply/" + std::string(seat) + "/battalions"), 52 - 16);
  }
}

TEST(TrilogySetUp, T009_AnyThreeAreSharedSo) {
  const Game game = dealt({"green", "yellow", "black"});
  EXPECT_EQ(shares(game, "green"), (Shares{8, 0, 8}));
  EXPECT_EQ(shares(game, "yellow"), (Shares{8, 0, 8}));
  EXPECT_EQ(shares(game, "black"), (Shares{0, 16, 0}));
}

TEST(TrilogySetUp, T009_ByOptionTheSecondOfThreeIsDealtNeutralCardsAlone) {
  Game game(json{{"seats", {"yellow", "red", "green"}}}, {{"setup.threeShares", "second"}});
  let_chance_decide(game, "territory-roll");
  EXPECT_EQ(shares(game, "yellow"), (Shares{16, 0, 0}));
  EXPECT_EQ(shares(game, "red"), (Shares{0, 16, 0}));
  EXPECT_EQ(shares(game, "green"), (Shares{0, 0, 16}));
}

std::vector<std::string> seats_for(json options, const std::vector<std::string>& named = {}) {
  EXPECT_TRUE(trilogy::Game::name_seats(options, named, nullptr));
  const auto rules = trilogy::Game::make_rules(data_files(), options);
  EXPECT_TRUE(rules.ok());
  const auto seats = trilogy::Game::seats(*rules);
  return {seats.begin(), seats.end()};
}

using Seats = std::vector<std::string>;

TEST(TrilogySetUp, T014_WhoSitsWhereNobodyIsNamed) {
  EXPECT_EQ(seats_for({{"players", 2}}), (Seats{"yellow", "red"}));
  EXPECT_EQ(seats_for({{"players", 3}}), (Seats{"yellow", "red", "black"}));
  EXPECT_EQ(seats_for({{"players", 4}}), (Seats{"yellow", "red", "green", "black"}));
}

TEST(TrilogySetUp, T014_NamedSeatsAreJoinedByOthersOfTheSideThatLacks) {
  EXPECT_EQ(seats_for({{"players", 3}}, {"green"}), (Seats{"green", "red", "black"}));
  EXPECT_EQ(seats_for({{"players", 3}}, {"black"}), (Seats{"black", "yellow", "red"}));
  EXPECT_EQ(seats_for({{"players", 3}}, {"yellow", "green"}), (Seats{"yellow", "green", "red"}))
      << "two good ones only where they are named";
  EXPECT_EQ(seats_for(json::object(), {"green"}), (Seats{"green", "red"}));
  EXPECT_EQ(seats_for(json::object(), {"yellow", "red", "black"}),
            (Seats{"yellow", "red", "black"}));
}

TEST(TrilogySetUp, T014_TwoPlayersAreOneOfEachSide) {
  const auto fault_of = [](json options, const Seats& named, const json* position = nullptr) {
    const auto done = trilogy::Game::name_seats(options, named, position);
    return done ? std::string() : done.error();
  };
  EXPECT_EQ(
      fault_of(json::object(), {"yellow", "green"}),
      R"(of two players one is good and one evil (T-014): "yellow" and "green" are of one side)");
  EXPECT_NE(fault_of({{"seats", {"red", "black"}}}, {}), "");
  const json position{{"seats", {"green", "yellow"}}};
  EXPECT_NE(fault_of(json::object(), {}, &position), "");
  EXPECT_EQ(fault_of(json::object(), {"green", "black"}), "");
  EXPECT_EQ(fault_of({{"players", 3}}, {"yellow", "green"}), "") << "named among three";
}

/// A save says who plays in its options.
TEST(TrilogySetUp, T014_OlderGamesOfTwoOfOneSideGoOn) {
  EXPECT_TRUE(trilogy::Game::make_rules(data_files(), {{"seats", {"yellow", "green"}}}).ok());
}

TEST(TrilogySetUp, T009_FourPlayersShareTheCardsOfTheirSides) {
  const Game game = dealt({"yellow", "green", "red", "black"});
  for (const char* seat : {"yellow", "green", "red", "black"}) EXPECT_EQ(owned(game, seat), 8);
  EXPECT_EQ(game.at("/free"), 32);
  EXPECT_TRUE(game.owner("the-shire") == "yellow" || game.owner("the-shire") == "green");
}

TEST(TrilogySetUp, T010_WhatIsDealtComesOutOfTheStartingBattalions) {
  const Game game = dealt({"yellow", "red"});
  EXPECT_EQ(game.at("/supply/yellow/battalions"), 60 - 16);
  EXPECT_EQ(game.all_battalions("yellow"), 16);
}

TEST(TrilogySetUp, T010_SoDoesWhatIsClaimed) {
  Game game = dealt({"yellow", "red"});
  game.roll({6, 1});
  ASSERT_EQ(game.question(), "claim");
  game.play(game.options().front());
  EXPECT_EQ(game.at("/supply/yellow/battalions"), 60 - 17);
}

TEST(TrilogySetUp, T011_OnlyTheNeutralArmyHasTwoBattalionsEach) {
  const Game game = dealt({"yellow", "red"});
  EXPECT_EQ(game.all_battalions("green"), 42);
  EXPECT_TRUE(dealt({"yellow", "red", "black"}).at("/neutral").is_null());
}

TEST(TrilogySetUp, T012_TheHighestDiePlacesFirstAndTiesRollAgain) {
  Game game = dealt({"yellow", "red", "black"});
  EXPECT_EQ(game.remaining(), 3);
  game.roll({5, 2, 5});
  EXPECT_EQ(game.question(), "territory-roll");
  EXPECT_EQ(game.remaining(), 2) << "only those who tied roll again";
  game.roll({1, 4});
  EXPECT_EQ(game.seat(), "black");
  EXPECT_EQ(game.question(), "claim");
  game.play(game.options().front());
  EXPECT_EQ(game.seat(), "yellow") << "clockwise from the winner";
}

TEST(TrilogySetUp, T012_AnotherRollTellsWhoTakesTheFirstTurn) {
  Game game(json{{"phase", "first-cards"},
                 {"fill", {{"owner", "red"}}},
                 {"territories", {{"moria", {{"owner", "yellow"}}}}}});
  let_chance_decide(game, "first-roll");
  ASSERT_EQ(game.question(), "first-roll");
  game.roll({2, 3});
  EXPECT_EQ(game.at("/first"), "red");
  EXPECT_EQ(game.at("/toAct"), "red");
  EXPECT_EQ(game.at("/turn"), 1);
}

TEST(TrilogySetUp, T012_APositionMayNameWhoBegins) {
  Game game(json{{"phase", "first-cards"},
                 {"first", "yellow"},
                 {"fill", {{"owner", "red"}}},
                 {"territories", {{"moria", {{"owner", "yellow"}}}}}});
  let_chance_decide(game);
  EXPECT_EQ(game.at("/toAct"), "yellow");
  EXPECT_EQ(game.at("/phase"), "turn");
}

TEST(TrilogySetUp, T013_TheFirstPlacerTakesTheOddTerritories) {
  Game game = dealt({"yellow", "red"});
  game.roll({1, 6});
  answer_first(game, "claim");
  EXPECT_EQ(owned(game, "red"), 16 + 6);
  EXPECT_EQ(owned(game, "yellow"), 16 + 5);
  EXPECT_EQ(game.seat(), "red") << "who placed first goes on";
}

TEST(TrilogySetUp, T013_WhoHasBattalionsLeftGoesOnWhileOthersPass) {
  Game game = dealt({"yellow", "red"});
  game.roll({6, 1});
  answer_first(game, "claim");
  answer_first(game, "place-where");
  EXPECT_EQ(game.all_battalions("yellow"), 60);
  EXPECT_EQ(game.all_battalions("red"), 60);
  EXPECT_EQ(game.question(), "place-leader");
}

TEST(TrilogySetUp, T013_PlayersWithoutBattalionsArePassedOver) {
  Game game(json{{"phase", "set-up"},
                 {"toAct", "yellow"},
                 {"fill", {{"owner", "red"}, {"battalions", 1}}},
                 {"territories",
                  {{"moria", {{"owner", "yellow"}, {"battalions", 5}}},
                   {"lorien", {{"owner", "yellow"}, {"battalions", 1}}}}},
                 {"supply", {{"yellow", {{"battalions", 3}}}, {"red", {{"battalions", 0}}}}}});
  for (int left = 3; left > 0; --left) {
    EXPECT_EQ(game.seat(), "yellow");
    EXPECT_EQ(game.at("/supply/yellow/battalions"), left);
    game.play("place moria 1");
  }
  EXPECT_EQ(game.question(), "place-leader");
}

TEST(TrilogySetUp, T013_ByOptionSeveralArePlacedAtATime) {
  Game game(json{{"seats", {"yellow", "red"}}}, {{"setup.placeAtATime", 10}});
  let_chance_decide(game, "territory-roll");
  game.roll({6, 1});
  answer_first(game, "claim");
  EXPECT_EQ(game.at("/toPlace/yellow"), 10);
  game.play({"territory the-shire", "place the-shire 10"});
  EXPECT_EQ(game.seat(), "red");
}

TEST(TrilogySetUp, T016_WildCardsAreNotDealtButMayBeTheFirstCard) {
  Game game(json{{"seats", {"yellow", "red"}}});
  while (game.question() == "deal") {
    EXPECT_FALSE(game.offers("draw wild-1"));
    game.play(game.options().front());
  }
  Game first(json{{"phase", "first-cards"},
                  {"fill", {{"owner", "red"}}},
                  {"territories", {{"moria", {{"owner", "yellow"}}}}}});
  ASSERT_EQ(first.question(), "draw-territory");
  first.play("draw wild-2");
  EXPECT_EQ(first.cards("territoryCards", "yellow"), Options{"wild-2"});
}

TEST(TrilogySetUp, T017_FourMissionsOrPowersAndEventsGoBackUnresolved) {
  Game game(json{{"phase", "first-cards"},
                 {"fill", {{"owner", "red"}}},
                 {"territories", {{"udun-vale", {{"owner", "yellow"}}}}}});
  game.draw(
      {"moria", "event-the-black-gates-open", "mission-bree", "power-ambush", "power-gollum"});
  EXPECT_EQ(game.question(), "draw-adventure") << "an event does not count";
  game.draw({"mission-erech"});
  EXPECT_EQ(game.cards("adventureCards", "yellow").size(), 4u);
  EXPECT_EQ(game.battalions("udun-vale"), 1) << "nothing is resolved";
  EXPECT_EQ(game.at("/turnedCards"), json({"event-the-black-gates-open"}));
  let_chance_decide(game, "first-roll");
  EXPECT_TRUE(game.at("/turnedCards").empty());
  EXPECT_EQ(game.at("/decks/adventure").size(), 52u);
}

TEST(TrilogySetUp, T018_LeadersArePlacedInTurnNeverTwoInOneTerritory) {
  Game game(
      json{{"phase", "set-up"},
           {"toAct", "yellow"},
           {"fill", {{"owner", "red"}, {"battalions", 1}}},
           {"territories", {{"moria", {{"owner", "yellow"}}}, {"lorien", {{"owner", "yellow"}}}}},
           {"supply", {{"yellow", {{"battalions", 0}}}, {"red", {{"battalions", 0}}}}}});
  ASSERT_EQ(game.question(), "place-leader");
  game.play({"place-leader moria", "place-leader barad-dur"});
  EXPECT_FALSE(game.offers("place-leader moria"));
  EXPECT_EQ(game.seat(), "red") << "yellow has one place left, and is not asked";
  EXPECT_TRUE(game.has_leader("lorien"));
  game.play("place-leader umbar");
  EXPECT_EQ(game.at("/phase"), "first-cards");
}

}  // namespace
}  // namespace trilogy_tests
