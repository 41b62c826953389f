#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match/goal.h"
#include "game/match/setup.h"

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
base::Result<void> take_scenario(const Scenario& scenario, Setup& setup);

}  // namespace match
