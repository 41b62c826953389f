// War of the Ring under the random games of the harness.

#include "game/match/folders/folders.h"
#include "rules/wotr/game.h"
#include "tests/harness/random_games.h"

namespace wotr {
namespace {

std::vector<core::DataFile> data() {
  return match::read_data_files(AMONHEN_SOURCE_DIR "/data", Game::kId, Game::data_files()).value();
}

/// Cards that the viewer cannot see change places with others of the same back.
State scramble(const Rules& rules, const State& state, core::Viewer viewer, match::Stream& noise) {
  State other = state;
  const View seen = view(rules, state, viewer);
  for (std::size_t one = 0; one < kCardCount; ++one) {
    const std::size_t two = noise.below(kCardCount);
    const bool same_back = rules.cards[one].side == rules.cards[two].side &&
                           rules.cards[one].deck == rules.cards[two].deck;
    if (!same_back || seen.cards[one] != kUnseen || seen.cards[two] != kUnseen) continue;
    std::swap(other.cards[one], other.cards[two]);
  }
  return other;
}

void play(const harness::Series& series) {
  harness::RandomGames<Game> games(data(), series, {.scramble = scramble, .is_position = {}});
  games.play();
  EXPECT_GT(games.steps(), static_cast<std::uint64_t>(series.games) * 100u);
}

TEST(WotrGames, RandomGamesKeepEveryPromise) {
  play({.seed = 1, .games = 2, .look_every = 25, .sample_every = 1000});
}

TEST(WotrGames, ThreeAndFourPlayersKeepThemToo) {
  for (const int players : {3, 4}) {
    SCOPED_TRACE(players);
    play({.options = {{"players", players}},
          .seed = 11,
          .games = 2,
          .look_every = 50,
          .sample_every = 2000});
  }
}

/// Every option with the value that is not the published one, and each profile.
std::vector<nlohmann::json> choices() {
  std::vector<nlohmann::json> all;
  for (const char* profile : {"published", "guide"}) all.push_back({{"rules.profile", profile}});
  for (const core::DataFile& file : data()) {
    if (file.name != "options.json") continue;
    for (const nlohmann::json& option : nlohmann::json::parse(file.text)) {
      if (option["guide"] == option["default"]) continue;
      all.push_back({{option["id"].get<std::string>(), option["guide"]}});
    }
  }
  return all;
}

TEST(WotrGames, EveryOptionKeepsThemToo) {
  const std::vector<nlohmann::json> all = choices();
  EXPECT_EQ(all.size(), 2u + 26u);
  for (const nlohmann::json& options : all) {
    SCOPED_TRACE(options.dump());
    play({.options = options, .seed = 5, .games = 1, .look_every = 200, .sample_every = 10000});
  }
}

/// Those that only matter when two play a side.
TEST(WotrGames, EveryOptionOfTeamsKeepsThemToo) {
  for (const int players : {3, 4}) {
    nlohmann::json options{{"rules.profile", "guide"}, {"players", players}};
    SCOPED_TRACE(options.dump());
    play({.options = options, .seed = 7, .games = 1, .look_every = 200, .sample_every = 10000});
  }
}

}  // namespace
}  // namespace wotr
