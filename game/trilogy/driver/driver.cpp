#include "game/trilogy/driver/driver.h"

#include <utility>

#include "game/cli/driver/game_driver.h"
#include "game/trilogy/driver/laboratory.h"

namespace trilogy_driver {

std::unique_ptr<cli::Driver> driver(players::Roster<trilogy::Game> roster,
                                    cli::MoreFaults more_faults) {
  auto game = std::make_shared<set_up::PreparedGame<trilogy::Game>>();
  game->roster = std::move(roster);
  auto laboratory = make_laboratory(game);
  return std::make_unique<cli::GameDriver<trilogy::Game>>(std::move(game), std::move(laboratory),
                                                          more_faults);
}

}  // namespace trilogy_driver
