#include <iostream>

#include "game/cli/cli.h"
#include "game/programs/allocations.h"
#include "game/programs/shared_work.h"
#include "game/programs/standard_streams.h"
#include "game/trilogy/data/data_faults.h"
#include "game/trilogy/driver/driver.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/data/data_faults.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#ifdef AMONHEN_FIGURES
#include "game/wotr/figures/figure_kinds.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#endif

namespace {

#ifdef AMONHEN_FIGURES
constexpr auto kFigureFaults = [](const std::filesystem::path& folder) {
  return wotr_figures::load_figures(folder).faults;
};
#else
constexpr auto kFigureFaults = nullptr;  // without the table nothing here reads models
#endif

}  // namespace

int main(int count, char** words) {
  programs::occupy_standard_streams();
  std::ios::sync_with_stdio(false);
  cli::Games games;
  games.push_back(wotr_driver::driver(wotr_players::roster(), &wotr_data::faults));
  games.push_back(trilogy_driver::driver(trilogy_players::roster(), &trilogy_data::faults));
  const std::vector<std::string> command(words + 1, words + count);
  return cli::run_shared(
      [&](laboratory::Ranks* ranks, std::ostream& out, std::ostream& err) {
        return cli::run(command, games,
                        {std::cin, out, err, &cli::allocations, kFigureFaults, ranks});
      },
      count, words);
}
