// What the scenarios ask of each side can be brought about, and can fail.

#include <gtest/gtest.h>

#include "game/match/folders.h"
#include "game/wotr/players/squire/squire.h"
#include "rules/wotr/game.h"
#include "tests/harness/goals.h"

namespace wotr_players {
namespace {

constexpr int kGames = 20;

TEST(ScenarioGoals, CanBeReachedAndMissed) {
  using wotr::Game;
  const auto files = match::read_data_files(AMONHEN_DATA, Game::kId, Game::data_files()).value();
  harness::goals_can_be_reached_and_missed<Game>(
      files, match::read_scenarios(AMONHEN_DATA, Game::kId).scenarios, kGames,
      [](match::Match<Game>& match, std::uint64_t seed) {
        Squire squire(seed);
        harness::play_to_the_end(match, squire);
      });
}

}  // namespace
}  // namespace wotr_players
