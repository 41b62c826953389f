#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "game/match/goal.h"
#include "game/match/luck.h"
#include "game/match/marks.h"

namespace match {

/// How a match begins: what the header of its save says beside the game's name and versions.
struct Setup {
  nlohmann::json options = nlohmann::json::object();
  std::map<std::string, std::string> seats{};  ///< who decides: seat name → player name
  std::uint64_t seed = 0;
  StreamPositions streams{};                 ///< where the generator stands; empty at a new game
  std::optional<nlohmann::json> position{};  ///< instead of the standard set-up
  std::string scenario{};                    ///< where it is from; may be empty
  std::vector<Goal> goals{};                 ///< that the scenario names
  Marks marks{};                             ///< known when the save was begun
};

}  // namespace match
