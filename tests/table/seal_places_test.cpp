// Seals and names in the view of the whole board: seals over their own lands, none over another,
// over the Ring or under a bar; names of Strongholds beside them, and nothing over their letters.
// In positions of whole games and on screens of every size.

#include <gtest/gtest.h>

#include "game/wotr/screens/game_screens.h"
#include "rules/wotr/game.h"
#include "tests/harness/home_sight.h"
#include "tests/harness/name_survey.h"
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
  const harness::SealSight seals{layout(), ground, sight.theme(), sight.view()};
  harness::NameSight names(seals, board().ground);
  harness::SealSurvey survey;
  harness::NameSurvey names_survey;
  for (std::uint64_t seed = 1; survey.positions < kPositions; ++seed) {
    int step = 0;
    play_randomly(seed, kMostSteps, [&](const wotr::State& state, const core::EventSink&) {
      ++step;
      if (step < kFirstStep || step % kStepsBetween != 0 || survey.positions >= kPositions) return;
      table::Stage stage(world());
      stage.reset(wotr_table::mirror(world(), state.board));
      table::SealPlaces places(ground);
      harness::survey_seals(stage, seals, places, survey);
      names.survey(stage, places.update(stage, seals.theme, seals.view), places.ring_aside(),
                   names_survey);
    });
  }
  harness::tell(survey);
  harness::tell(names_survey);
  EXPECT_GT(survey.seals, 20 * kPositions);
  EXPECT_EQ(survey.rings, kPositions);
  EXPECT_EQ(survey.astray, 0);
  EXPECT_EQ(survey.covered, 0);
  EXPECT_EQ(survey.over_ring, 0);
  EXPECT_EQ(survey.cut, 0);
  EXPECT_GT(names_survey.names, 15 * kPositions);
  EXPECT_LE(names_survey.under_marks, names_survey.names / 80);
  EXPECT_LE(names_survey.over_another, names_survey.names / 1000);
  EXPECT_EQ(names_survey.cut, 0);
  EXPECT_LE(names_survey.astray, names_survey.names / 18);
  EXPECT_LE(names_survey.over_figures, names_survey.names / 8);
}

INSTANTIATE_TEST_SUITE_P(Sizes, SealPlaces,
                         testing::Values(harness::Screen{{1280, 720}, 1},
                                         harness::Screen{{1920, 1080}, 1.5F},
                                         harness::Screen{{3840, 2160}, 3}));

}  // namespace
