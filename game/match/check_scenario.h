#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "game/match/goal_watch.h"
#include "game/match/match.h"
#include "game/match/scenario.h"
#include "game/match/tables.h"
#include "rules/core/parties.h"

namespace match {

/// Whether the goals of a match that begins are any; else why not.
template <core::Game G>
base::Result<void> check_goals(const Match<G>& match) {
  const std::vector<std::string> parties = core::parties_of<G>(match.rules()).names;
  const GoalWatch<G> watch(match);
  const std::span<const GoalStanding> standings = watch.standings();
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const Goal& goal = match.setup().goals[i];
    if (std::find(parties.begin(), parties.end(), goal.party) == parties.end()) {
      return base::Error{goal.id + ", party: there is no " + base::quoted(goal.party)};
    }
    if (standings[i].state != GoalState::kOpen)
      return base::Error{goal.id + ": it is settled at the beginning"};
  }
  return {};
}

/// Whether a match of the scenario can begin; else why none can.
template <core::Game G>
base::Result<void> check_scenario(TablesByOptions<G>& tables_by_options, const Scenario& scenario) {
  for (const int players : scenario.players) {
    Setup setup;
    setup.options["players"] = players;
    if (base::Result<void> done = take_scenario(scenario, setup); !done) return done;
    const auto& tables = tables_by_options.with(setup.options);
    if (!tables) return base::Error{scenario.path + ", options: " + tables.error()};
    const auto seats = G::seats(*tables->rules);
    const bool has_seat = std::find(seats.begin(), seats.end(), scenario.suggested) != seats.end();
    if (!scenario.suggested.empty() && !has_seat) {
      return base::Error{scenario.path + ", suggested: there is no seat " +
                         base::quoted(scenario.suggested)};
    }
    const auto match = Match<G>::begin(*tables, std::move(setup));
    if (!match) return base::Error{scenario.path + ": " + match.error()};
    if (match->pending().is_over())
      return base::Error{scenario.path + ": the game is over before it begins"};
    if (const base::Result<void> done = check_goals(*match); !done) {
      return base::Error{scenario.path + ", goals: " + done.error()};
    }
  }
  return {};
}

template <core::Game G>
base::Result<void> check_scenario(std::span<const core::DataFile> files, const Scenario& scenario) {
  TablesByOptions<G> tables(files);
  return check_scenario<G>(tables, scenario);
}

}  // namespace match
