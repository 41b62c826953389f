// Seals in the view of the whole board: over their own lands, none over another, over the Ring or
// under a bar, and hardly one over a Stronghold's name, in positions of whole games and on screens
// of every size.

#include <gtest/gtest.h>

#include "game/wotr/screens/game_screens.h"
#include "rules/wotr/game.h"
#include "tests/harness/home_sight.h"
#include "tests/harness/seal_survey.h"
#include "world.h"

namespace {

using namespace table_test;

constexpr int kPositions = 200;
constexpr int kStepsBetween = 90;
constexpr int kFirstStep = 250;
constexpr int kMostSteps = 4000;

class SealPlaces : public testing::TestWithParam<harness::Screen> {};

TEST_P(SealPlaces, LieOverTheirOwnLandsAndNothingElse) {
  const harness::HomeSight sight(*game_table(), layout(), wotr_screens::game_screens(), GetParam());
  const table::SealGround ground(layout(), board());
  harness::SealSurvey survey;
  for (std::uint64_t seed = 1; survey.positions < kPositions; ++seed) {
    int step = 0;
    play_randomly(seed, kMostSteps, [&](const wotr::State& state, const core::EventSink&) {
      ++step;
      if (step < kFirstStep || step % kStepsBetween != 0 || survey.positions >= kPositions) return;
      table::Stage stage(world());
      stage.reset(wotr_table::mirror(world(), state.board));
      harness::survey_seals(stage, {layout(), ground, sight.theme(), sight.view()}, survey);
    });
  }
  harness::tell(survey);
  EXPECT_GT(survey.seals, 20 * kPositions);
  EXPECT_EQ(survey.rings, kPositions);
  EXPECT_EQ(survey.astray, 0);
  EXPECT_EQ(survey.covered, 0);
  EXPECT_EQ(survey.over_ring, 0);
  EXPECT_LE(survey.over_names, survey.seals / 80);
  EXPECT_EQ(survey.cut, 0);
}

INSTANTIATE_TEST_SUITE_P(Sizes, SealPlaces,
                         testing::Values(harness::Screen{{1280, 720}, 1},
                                         harness::Screen{{1920, 1080}, 1.5F},
                                         harness::Screen{{3840, 2160}, 3}));

}  // namespace
