// Golden games: what the generator, the players and the rules made once, every build makes again,
// byte for byte. After a change of rules run the tests with AMONHEN_REBASELINE=1 and look at what
// changed.
#include "base/json_text.h"
#include "game/match/saves/load.h"
#include "game/players/seating.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/golden/recorded.h"
#include "tests/golden/registries.h"

namespace golden {
namespace {

struct GoldenGame {
  const char* name;
  std::uint64_t seed;
  players::Seating seats;
};
void PrintTo(const GoldenGame& game, std::ostream* out) { *out << game.name; }

std::string file_of(const GoldenGame& game) { return std::string("games/") + game.name + ".save"; }

template <core::Game G>
match::Match<G> play(const GoldenGame& game) {
  match::Setup setup;
  setup.seed = game.seed;
  setup.seats = game.seats;
  setup.options["players"] = game.seats.size();
  const auto tables = match::make_tables<G>(data_files<G>(), setup.options);
  EXPECT_TRUE(tables) << tables.error();
  match::Match<G> match = std::move(*match::Match<G>::begin(*tables, setup));
  const auto registry = registry_of<G>();
  std::vector<std::unique_ptr<players::Player<G>>> seated;
  for (const std::string_view seat : G::seats(match.rules())) {
    const auto maker = players::maker_of<G>(registry, setup.seats.at(std::string(seat)));
    seated.push_back((*maker)(players::player_seed(game.seed, seat)));
  }
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    const core::Seat seat = match.pending().seat;
    const typename G::View view = match.view(core::viewer_of(seat));
    match.play(seated[static_cast<std::size_t>(core::index(seat))]->choose(match.rules(), view,
                                                                           view.decision, {}));
  }
  return match;
}

std::string read(const GoldenGame& game) {
  std::ifstream file(kFolder + file_of(game), std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

template <core::Game G>
void expect_same_bytes(const GoldenGame& game) {
  const std::string text = match::save_text(play<G>(game));
  if (std::getenv("AMONHEN_REBASELINE") != nullptr) {
    std::ofstream(kFolder + file_of(game), std::ios::binary) << text;
  }
  const std::string recorded = read(game);
  EXPECT_TRUE(text == recorded) << game.name << " is played differently now: " << text.size()
                                << " bytes, " << recorded.size() << " recorded";
}

template <core::Game G>
void expect_replay(const GoldenGame& game) {
  const auto loaded = match::load_save<G>(read(game), game.name, data_files<G>());
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_TRUE(loaded->exact);
  EXPECT_TRUE(loaded->notices.empty());
  EXPECT_TRUE(loaded->match.pending().is_over());
}

/// The save as it was written before there was this option.
std::string without_option(const std::string& save, const std::string& option) {
  std::istringstream lines(save);
  std::string older;
  for (std::string text; std::getline(lines, text);) {
    nlohmann::json line = nlohmann::json::parse(text);
    if (line.contains("options")) {
      line["options"].erase(option);
      line["rules"] = line["rules"].get<int>() - 1;
    }
    if (line.contains("position")) {
      line["position"]["options"].erase(option);
      line["hash"] = base::canonical_hash(line["position"]);
    }
    older += base::canonical_text(line) + "\n";
  }
  return older;
}

TEST(GoldenSaves, OneFromBeforeThereWasAnOptionIsReplayedToItsEnd) {
  const GoldenGame ring{"ring", 2, {}};
  const std::string older = without_option(read(ring), "battle.extendField");
  const auto loaded = match::load_save<wotr::Game>(older, "older", data_files<wotr::Game>());
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_TRUE(loaded->notices.empty()) << loaded->notices.front();
  EXPECT_TRUE(loaded->match.pending().is_over());
  EXPECT_GT(loaded->match.journal().steps().size(), 100u);
}

class Golden : public testing::TestWithParam<GoldenGame> {};
class TrilogyGolden : public testing::TestWithParam<GoldenGame> {};

TEST_P(Golden, TheSameSeedGivesTheSameBytesOnEveryBuild) {
  expect_same_bytes<wotr::Game>(GetParam());
}
TEST_P(Golden, AReplayReproducesEveryTurnsHash) { expect_replay<wotr::Game>(GetParam()); }

TEST_P(TrilogyGolden, TheSameSeedGivesTheSameBytesOnEveryBuild) {
  expect_same_bytes<trilogy::Game>(GetParam());
}
TEST_P(TrilogyGolden, AReplayReproducesEveryTurnsHash) { expect_replay<trilogy::Game>(GetParam()); }

const auto kGameName = [](const auto& game) { return std::string(game.param.name); };

INSTANTIATE_TEST_SUITE_P(
    Games, Golden,
    testing::Values(GoldenGame{"ring", 2, {{"free", "fellowship-first"}, {"shadow", "random"}}},
                    GoldenGame{
                        "corruption", 3, {{"free", "fellowship-first"}, {"shadow", "random"}}},
                    GoldenGame{"war", 9, {{"free", "random"}, {"shadow", "random"}}}),
    kGameName);

INSTANTIATE_TEST_SUITE_P(
    Games, TrilogyGolden,
    testing::Values(
        GoldenGame{"trilogy_two", 4, {{"yellow", "random"}, {"red", "squire"}}},
        GoldenGame{
            "trilogy_four",
            5,
            {{"yellow", "squire"}, {"red", "squire"}, {"green", "random"}, {"black", "random"}}}),
    kGameName);

}  // namespace
}  // namespace golden
