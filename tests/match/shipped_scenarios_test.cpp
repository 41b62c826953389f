// The scenarios of data/wotr: each begins, and each can be played to an end.

#include <set>

#include "game/match/check_scenario.h"
#include "game/match/folders/folders.h"
#include "rules/wotr/game.h"
#include "tests/harness/done.h"
#include "tests/harness/random_games.h"

namespace wotr {
namespace {

const std::string kData = AMONHEN_SOURCE_DIR "/data";

const std::vector<core::DataFile>& files() {
  static const auto read = match::read_data_files(kData, Game::kId, Game::data_files()).value();
  return read;
}

match::ScenarioList shipped() { return match::read_scenarios(kData, Game::kId); }

match::Match<Game> begin(const match::Scenario& scenario, std::uint64_t seed) {
  match::Setup setup;
  setup.seed = seed;
  EXPECT_TRUE(harness::is_done(match::take_scenario(scenario, setup)));
  const auto tables = match::make_tables<Game>(files(), setup.options).value();
  for (const auto seat : Game::seats(*tables.rules)) setup.seats[std::string(seat)] = "human";
  return match::Match<Game>::begin(tables, setup).value();
}

TEST(ShippedScenarios, AreGoodAndSortedAndSayWhatTheyAreAbout) {
  const match::ScenarioList list = shipped();
  EXPECT_EQ(list.faults, std::vector<std::string>{});
  EXPECT_GE(list.scenarios.size(), 8u);
  std::set<std::string> titles;
  std::string last;
  for (const match::Scenario& scenario : list.scenarios) {
    EXPECT_TRUE(harness::is_done(match::check_scenario<Game>(files(), scenario)));
    EXPECT_LT(last, scenario.id);
    last = scenario.id;
    EXPECT_TRUE(titles.insert(scenario.title).second) << scenario.title << " is there twice";
    EXPECT_GT(scenario.text.size(), 80u) << scenario.id;
    EXPECT_FALSE(scenario.suggested.empty()) << scenario.id;
  }
}

/// In turn n, n cards have come from each deck; before the first draw of it, one less.
TEST(ShippedScenarios, HaveDrawnTheCardsOfTheirTurns) {
  for (const match::Scenario& scenario : shipped().scenarios) {
    const nlohmann::json& position = scenario.position;
    const int begun = position["phase"] == "recover" ? 1 : 0;
    const int left = 24 - position.value("turn", 1) + begun;
    const auto match = begin(scenario, 1);
    const auto decks = Game::state_json(match.rules(), match.state())["decks"];
    for (const char* side : {"free", "shadow"}) {
      for (const char* deck : {"character", "strategy"}) {
        EXPECT_EQ(decks[side][deck].size(), left) << scenario.id << " " << side << " " << deck;
      }
    }
  }
}

/// An Army of a Nation that is not at war has not marched into another's land.
TEST(ShippedScenarios, NobodyMarchedBeforeHisWar) {
  for (const match::Scenario& scenario : shipped().scenarios) {
    const auto match = begin(scenario, 1);
    const Rules& rules = match.rules();
    const Board& board = match.state().board;
    for (int r = 0; r < kRegionCount; ++r) {
      const auto region = static_cast<RegionId>(r);
      const Nation home = rules.regions[static_cast<std::size_t>(r)].nation;
      for (std::size_t n = 0; n < kNationCount; ++n) {
        const int units = board.regions[static_cast<std::size_t>(r)].regular[n] +
                          board.regions[static_cast<std::size_t>(r)].elite[n];
        const bool abroad = home != kNoNation && static_cast<Nation>(n) != home;
        EXPECT_FALSE(units > 0 && abroad && board.politics[n].step < kAtWar)
            << scenario.id << ": " << region_of(rules, region).id;
      }
    }
  }
}

TEST(ShippedScenarios, TwentyRandomGamesFromEachReachAnEnd) {
  constexpr std::uint32_t kMostSteps = 100'000;
  for (const match::Scenario& scenario : shipped().scenarios) {
    const auto match = begin(scenario, 1);
    const Rules& rules = match.rules();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      SCOPED_TRACE(scenario.id + ", seed " + std::to_string(seed));
      State state = match.state();
      match::Luck luck(seed);
      players::RandomChoice choice(seed);
      std::uint32_t steps = 0;
      for (; steps < kMostSteps; ++steps) {
        const core::Decision pending = Game::decision(rules, state);
        if (pending.is_over()) break;
        if (steps % 50 == 0) {
          ASSERT_EQ(Game::broken_invariants(rules, state), std::vector<std::string>{});
        }
        const core::Action action = pending.is_chance()
                                        ? luck.draw(pending, Game::stream_name(pending))
                                        : choice.pick(pending);
        ASSERT_FALSE(Game::apply(rules, state, action, nullptr).refused());
      }
      EXPECT_TRUE(Game::outcome(rules, state).has_value());
    }
  }
}

/// Save, load, undo, views: all that the harness looks at holds from a scenario on.
TEST(ShippedScenarios, KeepEveryPromiseOfAMatch) {
  for (const match::Scenario& scenario : shipped().scenarios) {
    SCOPED_TRACE(scenario.id);
    const harness::Series series{.options = scenario.options,
                                 .position = scenario.position,
                                 .seed = 5,
                                 .games = 1,
                                 .look_every = 100,
                                 .sample_every = 5000};
    harness::RandomGames<Game>(files(), series).play();
  }
}

TEST(ShippedScenarios, ASaveHoldsThePosition) {
  const match::Scenario scenario = shipped().scenarios.front();
  const auto match = begin(scenario, 7);
  const std::string text = match::save_text(match);
  const auto header = nlohmann::json::parse(text.substr(0, text.find('\n')));
  EXPECT_EQ(header["position"], scenario.position);
  const auto loaded = match::load_save<Game>(text, "save", files());
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_TRUE(loaded->match.state() == match.state());
}

/// What is settled is so from a step of the journal on, is taken back with it, and a save knows it.
TEST(ShippedScenarios, GoalsAreWatchedThroughUndoAndSave) {
  const match::Scenario scenario =
      match::read_scenario(kData, Game::kId, "the-fords-of-isen").value();
  auto match = begin(scenario, 3);
  match::GoalWatch<Game> watch(match);
  players::RandomChoice choice(3);
  while (!match.pending().is_over() && watch.standings()[0].state == match::GoalState::kOpen) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      ASSERT_FALSE(match.play(choice.pick(match.pending())).refused());
    }
    watch.follow(match);
  }
  const match::GoalStanding settled = watch.standings()[0];
  ASSERT_NE(settled.state, match::GoalState::kOpen);
  ASSERT_GT(settled.at, 1U);
  const auto loaded = match::load_save<Game>(match::save_text(match), "save", files());
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(loaded->match.setup().scenario, "the-fords-of-isen");
  EXPECT_EQ(loaded->match.setup().goals, scenario.goals);
  const match::GoalWatch<Game> read(loaded->match);
  EXPECT_EQ(read.standings()[0].state, settled.state);
  EXPECT_EQ(read.standings()[0].at, settled.at);
  ASSERT_TRUE(match.undo(settled.at - 1, match::UndoKind::kPractice));
  watch.follow(match);
  EXPECT_EQ(watch.standings()[0].state, match::GoalState::kOpen);
}

}  // namespace
}  // namespace wotr
