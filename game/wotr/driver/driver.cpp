#include "game/wotr/driver/driver.h"

#include <utility>

#include "game/cli/driver/game_driver.h"
#include "game/wotr/driver/laboratory.h"

namespace wotr_driver {

std::unique_ptr<cli::Driver> driver(players::Roster<wotr::Game> roster,
                                    cli::MoreFaults more_faults) {
  auto game = std::make_shared<set_up::PreparedGame<wotr::Game>>();
  game->roster = std::move(roster);
  auto laboratory = make_laboratory(game);
  return std::make_unique<cli::GameDriver<wotr::Game>>(std::move(game), std::move(laboratory),
                                                       more_faults);
}

}  // namespace wotr_driver
