#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/core/action.h"

namespace laboratory {

/// A whole game as it was played, chance included: it can be looked at again with other eyes.
struct GameRecord {
  std::uint64_t seed = 1;
  std::vector<core::Action> actions;
};

/// A line that says what the games are of, then one for each game.
base::Result<void> write_records(const std::string& path, const nlohmann::json& head,
                                 const std::vector<GameRecord>& records);

/// An Error names the file and the line; games of anything but `head` are refused.
base::Result<std::vector<GameRecord>> read_records(const std::string& path,
                                                   const nlohmann::json& head);

}  // namespace laboratory
