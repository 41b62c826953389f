#include "tests/toy/race_driver.h"

#include <utility>

#include "game/cli/game_driver.h"

namespace toy {

std::unique_ptr<cli::Driver> driver(players::Roster<Race> roster) {
  return std::make_unique<cli::GameDriver<Race>>(std::move(roster));
}

}  // namespace toy
