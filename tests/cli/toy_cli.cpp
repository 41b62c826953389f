// amonhen-cli with the toy game in it.

#include <iostream>

#include "game/cli/cli.h"
#include "game/programs/allocations.h"
#include "game/programs/shared_work.h"
#include "tests/toy/race.h"
#include "tests/toy/race_driver.h"
#include "tests/toy/racers.h"

int main(int count, char** words) {
  cli::Games games;
  games.push_back(toy::driver(toy::racers()));
  const std::vector<std::string> command(words + 1, words + count);
  return cli::run_shared(
      [&](laboratory::Ranks* ranks, std::ostream& out, std::ostream& err) {
        return cli::run(command, games, {std::cin, out, err, &cli::allocations, nullptr, ranks});
      },
      count, words);
}
