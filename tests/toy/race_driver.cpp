#include "tests/toy/race_driver.h"

#include <utility>

#include "game/cli/driver/make_driver.h"

namespace toy {

std::unique_ptr<cli::Driver> driver(players::Roster<Race> roster) {
  return cli::make_driver<Race>(std::move(roster));
}

}  // namespace toy
