// amonhen-cli with the toy game in it.

#include <iostream>

#include "game/cli/cli.h"
#include "game/cli/game_driver.h"
#include "game/programs/allocations.h"
#include "tests/toy/race.h"

int main(int count, char** words) {
  cli::Games games;
  games.push_back(std::make_unique<cli::GameDriver<toy::Race>>());
  const std::vector<std::string> command(words + 1, words + count);
  return cli::run(command, games, {std::cin, std::cout, std::cerr, &cli::allocations});
}
