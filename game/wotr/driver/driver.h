#pragma once

#include <memory>

#include "game/cli/driver/driver.h"
#include "game/players/registry.h"
#include "rules/wotr/game.h"

namespace wotr_driver {

/// War of the Ring for programs without a window, with these players beside "human". What a driver
/// is made of is compiled here, once for all programs.
std::unique_ptr<cli::Driver> driver(players::Roster<wotr::Game> roster = {},
                                    cli::MoreFaults more_faults = nullptr);

}  // namespace wotr_driver
