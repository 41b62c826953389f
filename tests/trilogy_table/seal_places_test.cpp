// Seals in the view of the whole board: over their own territories, none over another, over the
// Ring or under a bar, in positions of whole games and on screens of every size.

#include <gtest/gtest.h>

#include "game/trilogy/screens/game_screens.h"
#include "game/trilogy/table/mirror.h"
#include "rules/trilogy/view/view.h"
#include "tests/harness/home_sight.h"
#include "tests/harness/seal_survey.h"
#include "world.h"

namespace {

using namespace trilogy_table_test;

constexpr int kPositions = 200;
constexpr int kStepsBetween = 60;
constexpr int kFirstStep = 150;
constexpr int kMostSteps = 1500;

class TrilogySealPlaces : public testing::TestWithParam<harness::Screen> {};

TEST_P(TrilogySealPlaces, LieOverTheirOwnTerritoriesAndNothingElse) {
  const harness::HomeSight sight(*game_table(), layout(), trilogy_screens::game_screens(),
                                 GetParam());
  const table::SealGround ground(layout(), board());
  harness::SealSurvey survey;
  for (std::uint64_t seed = 1; survey.positions < kPositions; ++seed) {
    const trilogy::Rules& rules = *rules_for(2 + static_cast<int>(seed % 3));
    int step = 0;
    play_randomly(rules, seed, kMostSteps,
                  [&](const trilogy::State& state, const core::EventSink&) {
                    ++step;
                    if (step < kFirstStep || step % kStepsBetween != 0) return;
                    if (survey.positions >= kPositions) return;
                    table::Stage stage(world(rules));
                    stage.reset(mirror(world(rules), trilogy::view(rules, state, core::kAll)));
                    table::SealPlaces places(ground);
                    harness::survey_seals(stage, {layout(), ground, sight.theme(), sight.view()},
                                          places, survey);
                  });
  }
  harness::tell(survey);
  EXPECT_GT(survey.seals, 40 * kPositions);
  EXPECT_EQ(survey.astray, 0);
  EXPECT_EQ(survey.covered, 0);
  EXPECT_EQ(survey.over_ring, 0);
  EXPECT_EQ(survey.cut, 0);
}

INSTANTIATE_TEST_SUITE_P(Sizes, TrilogySealPlaces,
                         testing::Values(harness::Screen{{1280, 720}, 1},
                                         harness::Screen{{1920, 1080}, 1.5F},
                                         harness::Screen{{3840, 2160}, 3}));

}  // namespace
