#pragma once

#include <nlohmann/json.hpp>

#include "game/cli/arguments/arguments.h"
#include "game/players/seating.h"

namespace cli {

/// What commands that play games take from the command line to set them up.
struct GameOptions {
  nlohmann::json request = nlohmann::json::object();
  players::Seating seating;
  std::uint64_t seed = 1;
};

base::Result<GameOptions> read_game_options(const Arguments& arguments);

}  // namespace cli
