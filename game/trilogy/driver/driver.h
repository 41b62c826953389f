#pragma once

#include <memory>

#include "game/cli/driver/driver.h"
#include "game/players/registry.h"
#include "rules/trilogy/game.h"

namespace trilogy_driver {

/// The Trilogy Edition for programs without a window, with these players beside "human". What a
/// driver is made of is compiled here, once for all programs.
std::unique_ptr<cli::Driver> driver(players::Roster<trilogy::Game> roster = {},
                                    cli::MoreFaults more_faults = nullptr);

}  // namespace trilogy_driver
