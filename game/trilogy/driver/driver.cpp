#include "game/trilogy/driver/driver.h"

#include <utility>

#include "game/cli/game_driver.h"

namespace trilogy_driver {

std::unique_ptr<cli::Driver> driver(players::Roster<trilogy::Game> roster,
                                    cli::MoreFaults more_faults) {
  return std::make_unique<cli::GameDriver<trilogy::Game>>(std::move(roster), more_faults);
}

}  // namespace trilogy_driver
