// amonhen-cli for one game, with nothing that a series of games does not need.
#include <iostream>

#include "game/cli/cli.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"

int main(int count, char** words) {
  cli::Games games;
  games.push_back(wotr_driver::driver(wotr_players::roster()));
  const std::vector<std::string> command(words + 1, words + count);
  return cli::run(command, games, {std::cin, std::cout, std::cerr});
}
