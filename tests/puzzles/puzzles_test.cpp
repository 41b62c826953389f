// The wizard finds the one right answer of every puzzle, by the same playouts each time.
#include <algorithm>

#include <gtest/gtest.h>

#include "game/laboratory/laboratory.h"
#include "game/match/folders/files.h"
#include "game/match/folders/prepared_file.h"
#include "game/trilogy/driver/driver.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"

namespace {

const std::string kData = AMONHEN_DATA;

std::vector<std::string> puzzles_of(std::string_view game) {
  std::vector<std::string> paths;
  for (const auto& path : match::prepared_files(laboratory::puzzle_folder(kData, game)))
    paths.push_back(path.string());
  return paths;
}

std::string name_of(const testing::TestParamInfo<std::string>& info) {
  std::string name = std::filesystem::path(info.param).stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// Whether the player says what is right, told so where it does not.
testing::AssertionResult finds(cli::Driver& game, const std::string& path,
                               std::string_view player) {
  if (const base::Result<void> done = game.prepare(kData); !done)
    return testing::AssertionFailure() << done.error();
  const auto text = match::read_file(path);
  const auto puzzle = laboratory::parse_puzzle(*text, path);
  if (!puzzle) return testing::AssertionFailure() << puzzle.error();
  const auto solution = game.laboratory().solve_puzzle(*puzzle, player, 1);
  if (!solution) return testing::AssertionFailure() << solution.error();
  if (solution->is_right) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "it says: " << game.words_of(solution->answers);
}

class WarOfTheRing : public testing::TestWithParam<std::string> {};

TEST_P(WarOfTheRing, IsSolvedByTheWizard) {
  const auto game = wotr_driver::driver(wotr_players::roster());
  EXPECT_TRUE(finds(*game, GetParam(), "wizard:3000"));
}

class TrilogyEdition : public testing::TestWithParam<std::string> {};

TEST_P(TrilogyEdition, IsSolvedByTheWizard) {
  const auto game = trilogy_driver::driver(trilogy_players::roster());
  EXPECT_TRUE(finds(*game, GetParam(), "wizard:1000"));
}

INSTANTIATE_TEST_SUITE_P(Puzzle, TrilogyEdition, testing::ValuesIn(puzzles_of("trilogy")), name_of);
INSTANTIATE_TEST_SUITE_P(Puzzle, WarOfTheRing, testing::ValuesIn(puzzles_of("wotr")), name_of);

TEST(Puzzles, AreTwelveAndEight) {
  EXPECT_GE(puzzles_of("wotr").size(), 12U);
  EXPECT_GE(puzzles_of("trilogy").size(), 8U);
}

}  // namespace
