#pragma once

#include <memory>

#include "game/cli/driver/driver.h"
#include "game/players/registry.h"
#include "tests/toy/race.h"

namespace toy {

/// The race for programs without a window, compiled once.
std::unique_ptr<cli::Driver> driver(players::Roster<Race> roster = {});

}  // namespace toy
