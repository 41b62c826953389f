// Golden games: what the generator, the players and the rules made once, every build makes again,
// byte for byte. After a change of rules run the tests with AMONHEN_REBASELINE=1 and look at what
// changed.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "game/match/folders.h"
#include "game/match/load.h"
#include "game/players/seating.h"
#include "game/wotr/players/wotr_players.h"

namespace {

using Match = match::Match<wotr::Game>;

struct GoldenGame {
  const char* name;
  std::uint64_t seed;
  const char* free;
  const char* shadow;
};
void PrintTo(const GoldenGame& game, std::ostream* out) { *out << game.name; }

constexpr GoldenGame kGames[] = {
    {"ring", 2, "fellowship-first", "random"},
    {"corruption", 3, "fellowship-first", "random"},
    {"war", 9, "random", "random"},
};

std::string path_of(const GoldenGame& game) {
  return std::string(AMONHEN_SOURCE_DIR "/tests/golden/games/") + game.name + ".save";
}

std::vector<core::DataFile> data_files() {
  const auto files =
      match::read_data_files(AMONHEN_SOURCE_DIR "/data", wotr::Game::kId, wotr::Game::data_files());
  EXPECT_TRUE(files) << files.error();
  return *files;
}

Match play(const GoldenGame& game) {
  auto tables = match::make_tables<wotr::Game>(data_files(), nlohmann::json::object());
  EXPECT_TRUE(tables) << tables.error();
  match::Setup setup;
  setup.seed = game.seed;
  setup.seats = {{"free", game.free}, {"shadow", game.shadow}};
  Match match = std::move(*Match::begin(*tables, setup));
  const auto registry = wotr_players::plain_players();
  std::vector<std::unique_ptr<players::Player<wotr::Game>>> seated;
  for (const std::string_view seat : wotr::Game::seats(match.rules())) {
    seated.push_back(
        registry.at(setup.seats.at(std::string(seat)))(players::player_seed(game.seed, seat)));
  }
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    const core::Seat seat = match.pending().seat;
    const wotr::View view = match.view(core::viewer_of(seat));
    match.play(seated[static_cast<std::size_t>(core::index(seat))]->choose(match.rules(), view,
                                                                           view.decision, {}));
  }
  return match;
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class Golden : public testing::TestWithParam<GoldenGame> {};

TEST_P(Golden, TheSameSeedGivesTheSameBytesOnEveryBuild) {
  const std::string text = match::save_text(play(GetParam()));
  if (std::getenv("AMONHEN_REBASELINE") != nullptr) {
    std::ofstream(path_of(GetParam()), std::ios::binary) << text;
  }
  const std::string recorded = read(path_of(GetParam()));
  EXPECT_TRUE(text == recorded) << GetParam().name << " is played differently now: " << text.size()
                                << " bytes, " << recorded.size() << " recorded";
}

TEST_P(Golden, AReplayReproducesEveryTurnsHash) {
  const std::string recorded = read(path_of(GetParam()));
  const auto files = data_files();
  const auto loaded = match::load_save<wotr::Game>(recorded, GetParam().name, files);
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_TRUE(loaded->exact);
  EXPECT_TRUE(loaded->notices.empty());
  EXPECT_TRUE(loaded->match.pending().is_over());
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, testing::ValuesIn(kGames),
                         [](const auto& game) { return game.param.name; });

}  // namespace
