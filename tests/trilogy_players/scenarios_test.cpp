// The scenarios of data/trilogy: each begins, squires play it to an end, and it is what it says.

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/match/check_scenario.h"
#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/match/luck.h"
#include "game/trilogy/players/squire/squire.h"
#include "game/trilogy/players/trilogy_players.h"
#include "rules/trilogy/game.h"
#include "tests/harness/done.h"
#include "tests/harness/random_games.h"

namespace trilogy_players {
namespace {

using Trilogy = trilogy::Game;
using TrilogyMatch = match::Match<Trilogy>;

constexpr int kGames = 8;
constexpr int kEndlessSteps = 20'000;

const std::vector<core::DataFile>& data_files() {
  static const auto read =
      match::read_data_files(AMONHEN_DATA, Trilogy::kId, Trilogy::data_files()).value();
  return read;
}

match::ScenarioList shipped() { return match::read_scenarios(AMONHEN_DATA, Trilogy::kId); }

match::Scenario scenario_of(const std::string& id) {
  return match::read_scenario(AMONHEN_DATA, Trilogy::kId, id).value();
}

TrilogyMatch begun(match::Setup setup) {
  const auto tables = match::make_tables<Trilogy>(data_files(), setup.options).value();
  for (const auto seat : Trilogy::seats(*tables.rules)) setup.seats[std::string(seat)] = "squire";
  return TrilogyMatch::begin(tables, std::move(setup)).value();
}

TrilogyMatch begun(const match::Scenario& scenario) {
  match::Setup setup;
  EXPECT_TRUE(harness::is_done(match::take_scenario(scenario, setup)));
  return begun(std::move(setup));
}

TrilogyMatch standard_game(int players) {
  match::Setup setup;
  setup.options["players"] = players;
  return begun(std::move(setup));
}

struct Course {
  int decisions = 0;  ///< of seats, with a choice
  int turns = 0;
  bool has_ended = false;
};

Course played_by_squires(const TrilogyMatch& match, std::uint64_t seed) {
  const trilogy::Rules& rules = match.rules();
  trilogy::State state = match.state();
  const int first = state.board.turn;
  match::Luck luck(seed);
  Squire squire(seed);
  Course course;
  for (int step = 0; step < kEndlessSteps; ++step) {
    const core::Decision pending = Trilogy::decision(rules, state);
    if (pending.is_over()) break;
    core::Action action;
    if (pending.is_chance()) {
      action = luck.draw(pending, Trilogy::stream_name(pending));
    } else {
      course.decisions += pending.actions.size() > 1;
      const trilogy::View view = Trilogy::view(rules, state, core::viewer_of(pending.seat));
      action = squire.choose(rules, view, view.decision, {});
    }
    if (Trilogy::apply(rules, state, action, nullptr).refused()) break;
  }
  course.turns = state.board.turn - first;
  course.has_ended = Trilogy::outcome(rules, state).has_value();
  return course;
}

/// Over some games.
Course usual_course(const TrilogyMatch& match) {
  Course sum{.decisions = 0, .turns = 0, .has_ended = true};
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Course course = played_by_squires(match, seed);
    sum.decisions += course.decisions;
    sum.turns += course.turns;
    sum.has_ended = sum.has_ended && course.has_ended;
  }
  return {
      .decisions = sum.decisions / kGames, .turns = sum.turns / kGames, .has_ended = sum.has_ended};
}

TEST(TrilogyScenarios, AreGoodAndSayInOneSentenceWhatTheyAreAbout) {
  const match::ScenarioList list = shipped();
  EXPECT_EQ(list.faults, std::vector<std::string>{});
  ASSERT_EQ(list.scenarios.size(), 3U);
  for (const match::Scenario& scenario : list.scenarios) {
    EXPECT_TRUE(harness::is_done(match::check_scenario<Trilogy>(data_files(), scenario)));
    EXPECT_GT(scenario.text.size(), 80U) << scenario.id;
    EXPECT_EQ(std::ranges::count(scenario.text, '.'), 1) << scenario.text;
    EXPECT_EQ(scenario.text.back(), '.') << scenario.id;
    EXPECT_FALSE(scenario.suggested.empty()) << scenario.id;
  }
}

TEST(TrilogyScenarios, ThePageNamesThemAll) {
  const std::string page = match::read_file(AMONHEN_DATA "/../docs/scenarios.md").value();
  for (const match::Scenario& scenario : shipped().scenarios) {
    EXPECT_NE(page.find("| `" + scenario.id + "` |"), std::string::npos) << scenario.id;
  }
}

/// The gallery's positions are good ones.
TEST(TrilogyGallery, EveryPositionBegins) {
  namespace fs = std::filesystem;
  int positions = 0;
  for (const auto& file : fs::directory_iterator(AMONHEN_DATA "/trilogy/gallery")) {
    if (file.path().filename() == "gallery.json") continue;
    ++positions;
    match::Setup setup;
    setup.position = nlohmann::json::parse(match::read_file(file.path().string()).value());
    setup.options["players"] = (*setup.position)["seats"].size();
    setup.options["seats"] = (*setup.position)["seats"];
    const auto tables = match::make_tables<Trilogy>(data_files(), setup.options).value();
    const auto match = TrilogyMatch::begin(tables, setup);
    EXPECT_TRUE(match) << file.path() << ": " << match.error();
  }
  EXPECT_GE(positions, 4);
}

TEST(TrilogyScenarios, SquiresPlayEachToItsEnd) {
  for (const match::Scenario& scenario : shipped().scenarios) {
    EXPECT_TRUE(usual_course(begun(scenario)).has_ended) << scenario.id;
  }
}

/// Save, load, undo, views: all that the harness looks at holds from a scenario on.
TEST(TrilogyScenarios, KeepEveryPromiseOfAMatch) {
  for (const match::Scenario& scenario : shipped().scenarios) {
    SCOPED_TRACE(scenario.id);
    nlohmann::json options = scenario.options;
    options["players"] = scenario.players.front();
    const harness::Series series{.options = options,
                                 .position = scenario.position,
                                 .seed = 5,
                                 .games = 1,
                                 .look_every = 100,
                                 .sample_every = 5000};
    harness::RandomGames<Trilogy>(data_files(), series).play();
  }
}

TEST(TrilogyScenarios, AShortWarIsShort) {
  const Course scenario = usual_course(begun(scenario_of("a-short-war")));
  const Course whole = usual_course(standard_game(4));
  EXPECT_LT(scenario.decisions, whole.decisions * 6 / 10);
  EXPECT_LT(scenario.turns, whole.turns * 6 / 10);
  EXPECT_GE(scenario.turns, 8) << "everybody comes to play twice";
}

TEST(TrilogyScenarios, AcrossTheAnduinIsADuelWithAnArmyBetween) {
  const match::Scenario scenario = scenario_of("across-the-anduin");
  EXPECT_EQ(scenario.players, std::vector<int>{2});
  const TrilogyMatch match = begun(scenario);
  EXPECT_EQ(Trilogy::seats(match.rules()).size(), 2U);
  const auto held = [&](core::Seat seat) {
    return trilogy::held_by(match.state().board, seat).size();
  };
  EXPECT_GT(held(trilogy::kNeutralArmy), held(core::Seat{0}) + held(core::Seat{1}));
  const auto ahead = static_cast<int>(held(core::Seat{0})) - static_cast<int>(held(core::Seat{1}));
  EXPECT_LE(std::abs(ahead), 3);
}

TEST(TrilogyScenarios, TheLastRoadIsARaceBesideMountDoom) {
  const TrilogyMatch match = begun(scenario_of("the-last-road"));
  const int left = static_cast<int>(trilogy::kPathSteps) - 1 - match.state().board.fellowship.place;
  EXPECT_LE(left, 2) << "steps to Mount Doom";
  EXPECT_GE(left, 1) << "it has not arrived";
  EXPECT_LE(usual_course(match).turns, 9);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const trilogy::Piles& piles = match.state().piles;
    EXPECT_FALSE(piles.played[seat].empty()) << "points lie there already";
    int missions = 0;
    for (const trilogy::CardId card : piles.hands[seat]) {
      if (!trilogy::is_adventure(card)) continue;
      missions +=
          trilogy::adventure_of(match.rules(), card).kind == trilogy::CardKind::kMission ? 1 : 0;
    }
    EXPECT_GE(missions, 1) << "and some are to be won";
  }
}

}  // namespace
}  // namespace trilogy_players
