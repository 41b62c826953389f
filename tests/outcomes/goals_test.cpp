// What the scenarios ask of each side can be brought about, and can fail.

#include "tests/harness/goals.h"

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "game/trilogy/players/squire/squire.h"
#include "game/wotr/players/squire/squire.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"

namespace {

/// Squires play so many games of each scenario.
template <core::Game G, class Squire>
void expect_goals(int games) {
  const auto files = match::read_data_files(AMONHEN_DATA, G::kId, G::data_files()).value();
  harness::goals_can_be_reached_and_missed<G>(
      files, match::read_scenarios(AMONHEN_DATA, G::kId).scenarios, games,
      [](match::Match<G>& match, std::uint64_t seed) {
        Squire squire(seed);
        harness::play_to_the_end(match, squire);
      });
}

TEST(ScenarioGoals, CanBeReachedAndMissed) { expect_goals<wotr::Game, wotr_players::Squire>(20); }

TEST(TrilogyScenarios, TheirGoalsCanBeReachedAndMissed) {
  expect_goals<trilogy::Game, trilogy_players::Squire>(30);
}

}  // namespace
