#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "game/match/goal_watch.h"
#include "game/match/match.h"
#include "game/match/scenario.h"
#include "game/match/tables.h"
#include "rules/core/parties.h"

namespace match {

/// Empty, or why the goals of a match that begins are none.
template <core::Game G>
std::string goals_fault(const Match<G>& match) {
  const std::vector<std::string> parties = core::parties_of<G>(match.rules()).names;
  const GoalWatch<G> watch(match);
  const std::span<const GoalStanding> standings = watch.standings();
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const Goal& goal = match.setup().goals[i];
    if (std::find(parties.begin(), parties.end(), goal.party) == parties.end()) {
      return goal.id + ", party: there is no " + base::quoted(goal.party);
    }
    if (standings[i].state != GoalState::kOpen) return goal.id + ": it is settled at the beginning";
  }
  return {};
}

/// Empty, or why no match of the scenario can begin.
template <core::Game G>
std::string scenario_fault(TablesByOptions<G>& tables_by_options, const Scenario& scenario) {
  for (const int players : scenario.players) {
    Setup setup;
    setup.options["players"] = players;
    if (std::string fault = take_scenario(scenario, setup); !fault.empty()) return fault;
    const auto& tables = tables_by_options.with(setup.options);
    if (!tables) return scenario.path + ", options: " + tables.error();
    const auto seats = G::seats(*tables->rules);
    const bool has_seat = std::find(seats.begin(), seats.end(), scenario.suggested) != seats.end();
    if (!scenario.suggested.empty() && !has_seat) {
      return scenario.path + ", suggested: there is no seat " + base::quoted(scenario.suggested);
    }
    const auto match = Match<G>::begin(*tables, std::move(setup));
    if (!match) return scenario.path + ": " + match.error();
    if (match->pending().is_over()) return scenario.path + ": the game is over before it begins";
    if (std::string fault = goals_fault(*match); !fault.empty()) {
      return scenario.path + ", goals: " + fault;
    }
  }
  return {};
}

template <core::Game G>
std::string scenario_fault(std::span<const core::DataFile> files, const Scenario& scenario) {
  TablesByOptions<G> tables(files);
  return scenario_fault<G>(tables, scenario);
}

}  // namespace match
