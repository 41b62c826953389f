// The wizard finds the one right answer of every puzzle, with the same playouts each time.
#include <gtest/gtest.h>

#include "game/cli/game_driver.h"
#include "game/match/files.h"
#include "game/match/prepared_file.h"
#include "game/wotr/players/wotr_players.h"

namespace wotr_players {
namespace {

const std::string kData = AMONHEN_DATA;

std::vector<std::string> puzzle_names() {
  std::vector<std::string> names;
  for (const auto& path : match::prepared_files(cli::puzzle_folder(kData, wotr::Game::kId)))
    names.push_back(path.stem().string());
  return names;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class Puzzle : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { ASSERT_EQ(driver_.prepare(kData), ""); }

  cli::Puzzle read() const {
    const std::string path =
        cli::puzzle_folder(kData, wotr::Game::kId) + "/" + GetParam() + ".json";
    auto puzzle = cli::parse_puzzle(match::read_file(path).take(), path);
    EXPECT_TRUE(puzzle) << puzzle.error();
    return puzzle.take();
  }

  cli::GameDriver<wotr::Game> driver_{roster()};
};

TEST_P(Puzzle, IsSolvedByTheWizard) {
  const cli::Puzzle puzzle = read();
  const auto solution = driver_.solve_puzzle(puzzle, "wizard:3000", 1);
  ASSERT_TRUE(solution) << solution.error();
  EXPECT_TRUE(solution->is_right) << driver_.words_of(solution->answers);
}

INSTANTIATE_TEST_SUITE_P(Puzzles, Puzzle, testing::ValuesIn(puzzle_names()), test_name);

TEST(Puzzles, AreTwelve) { EXPECT_GE(puzzle_names().size(), 12U); }

}  // namespace
}  // namespace wotr_players
