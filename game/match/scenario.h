#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "game/match/goal_watch.h"
#include "game/match/match.h"
#include "rules/core/parties.h"

namespace match {

/// A beginning that somebody prepared: data/<game>/scenarios/<id>.json. docs/scenarios.md tells how
/// one is written.
struct Scenario {
  std::string id;     ///< the file's name without ".json"
  std::string path;   ///< what errors call it
  std::string title;  ///< one line
  std::string text;   ///< two or three sentences: how things stand, and what each side must try
  std::vector<int> players;  ///< it may be played by so many people
  std::string suggested;     ///< the seat for whoever plays it alone; may be empty
  std::vector<Goal> goals;   ///< what each party is to bring about
  nlohmann::json options = nlohmann::json::object();
  nlohmann::json position;
};

/// The scenarios of a game, sorted by id. A file that is wrong is left out and becomes a sentence.
struct ScenarioList {
  std::vector<Scenario> scenarios;
  std::vector<std::string> faults;
};

/// Checks everything but the position, of which only the rules know. An Error is one sentence with
/// file, place and reason.
base::Result<Scenario> parse_scenario(std::string_view text, const std::string& path);

/// No folder is an empty list.
ScenarioList read_scenarios(const std::string& data, std::string_view game);

/// The one of that id. The name only chooses among the files that are there; it is never a path.
base::Result<Scenario> read_scenario(const std::string& data, std::string_view game,
                                     std::string_view id);

/// Options and position of the scenario for a new match. Options that `setup` names already stay;
/// an Error if it is to be played by another number than the scenario is for, or has a position.
std::string take_scenario(const Scenario& scenario, Setup& setup);

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
std::string scenario_fault(std::span<const core::DataFile> files, const Scenario& scenario) {
  for (const int players : scenario.players) {
    Setup setup;
    setup.options["players"] = players;
    if (std::string fault = take_scenario(scenario, setup); !fault.empty()) return fault;
    const auto tables = make_tables<G>(files, setup.options);
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

}  // namespace match
