// War of the Ring under the random games of the harness.

#include "game/match/folders.h"
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

TEST(WotrGames, RandomGamesKeepEveryPromise) {
  const harness::Series series{.seed = 1, .games = 2, .look_every = 25, .sample_every = 1000};
  harness::RandomGames<Game> games(data(), series, {.scramble = scramble, .is_position = {}});
  games.play();
  EXPECT_GT(games.steps(), 1000u);
}

}  // namespace
}  // namespace wotr
