#include "game/wotr/driver/driver.h"

#include <utility>

#include "game/cli/game_driver.h"

namespace wotr_driver {

std::unique_ptr<cli::Driver> driver(players::Roster<wotr::Game> roster,
                                    cli::MoreFaults more_faults) {
  return std::make_unique<cli::GameDriver<wotr::Game>>(std::move(roster), more_faults);
}

}  // namespace wotr_driver
