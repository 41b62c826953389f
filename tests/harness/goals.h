#pragma once

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/match/goal_watch.h"
#include "game/match/scenario.h"
#include "tests/harness/done.h"

namespace harness {

/// How often a goal was reached, and missed, in some games.
struct Times {
  int reached = 0;
  int missed = 0;
};

/// Every goal of the scenarios is settled in each game that is played to its end, is reached in one
/// and missed in another: a goal that always comes about, or never, is none. `play` is called with
/// the match and a seed, and plays it.
template <core::Game G, class Play>
void goals_can_be_reached_and_missed(const std::vector<core::DataFile>& files,
                                     const std::vector<match::Scenario>& scenarios, int games,
                                     const Play& play) {
  for (const match::Scenario& scenario : scenarios) {
    EXPECT_FALSE(scenario.goals.empty()) << scenario.id;
    std::map<std::string, Times> times;
    for (int seed = 1; seed <= games; ++seed) {
      match::Setup setup;
      setup.seed = static_cast<std::uint64_t>(seed);
      ASSERT_TRUE(harness::is_done(match::take_scenario(scenario, setup)));
      const auto tables = match::make_tables<G>(files, setup.options).value();
      for (const auto seat : G::seats(*tables.rules)) setup.seats[std::string(seat)] = "squire";
      auto match = match::Match<G>::begin(tables, std::move(setup)).value();
      play(match, static_cast<std::uint64_t>(seed));
      ASSERT_TRUE(match.pending().is_over()) << scenario.id;
      const match::GoalWatch<G> watch(match);
      for (std::size_t i = 0; i < scenario.goals.size(); ++i) {
        const match::GoalState state = watch.standings()[i].state;
        EXPECT_NE(state, match::GoalState::kOpen) << scenario.id;
        Times& of_goal = times[scenario.goals[i].id];
        ++(state == match::GoalState::kReached ? of_goal.reached : of_goal.missed);
      }
    }
    for (const auto& [id, of_goal] : times) {
      EXPECT_GT(of_goal.reached, 0) << scenario.id << ", " << id << " in " << games << " games";
      EXPECT_GT(of_goal.missed, 0) << scenario.id << ", " << id << " in " << games << " games";
      testing::Test::RecordProperty(scenario.id + "." + id, of_goal.reached);
    }
  }
}

/// Plays it to its end with one player for all seats.
template <core::Game G, class Player>
void play_to_the_end(match::Match<G>& match, Player& player) {
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    const auto view = match.view(core::viewer_of(match.pending().seat));
    const core::Action action = player.choose(match.rules(), view, G::decision_of(view), {});
    if (match.play(action).refused()) return;
  }
}

}  // namespace harness
