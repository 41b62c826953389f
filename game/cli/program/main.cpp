#include <iostream>

#include "game/cli/cli.h"
#include "game/cli/game_driver.h"
#include "game/cli/program/allocations.h"
#include "game/players/wotr_players.h"

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  cli::Games games;
  games.push_back(std::make_unique<cli::GameDriver<wotr::Game>>(players::wotr_players()));
  const std::vector<std::string> command(words + 1, words + count);
  return cli::run(command, games, {std::cin, std::cout, std::cerr, &cli::allocations});
}
