// The edges of the first view: no figure and nothing of the frame is cut by the window or lies
// under a bar, and no edge is wood where land or water could be. In positions of whole games and
// on screens of every size.

#include <gtest/gtest.h>

#include "game/wotr/screens/game_screens.h"
#include "rules/wotr/game.h"
#include "tests/harness/edge_survey.h"
#include "world.h"

namespace {

using namespace table_test;

constexpr int kEdgePositions = 200;
constexpr int kBetweenEdges = 90;

class Edges : public testing::TestWithParam<harness::Screen> {};

TEST_P(Edges, CutNothing) {
  const harness::HomeSight home(*game_table(), layout(), wotr_screens::game_screens(), GetParam());
  const harness::EdgeSight sight{home, layout(), board()};
  harness::EdgeSurvey survey;
  harness::survey_strips(sight, survey);
  harness::survey_frame(sight, frame(), survey);
  int positions = 0;
  for (std::uint64_t seed = 1; positions < kEdgePositions; ++seed) {
    int step = 0;
    play_randomly(seed, 4000, [&](const wotr::State& state, const core::EventSink&) {
      if (++step % kBetweenEdges != 0 || positions >= kEdgePositions) return;
      ++positions;
      table::Stage stage(world());
      stage.reset(wotr_table::mirror(world(), state.board));
      harness::survey_figures(sight, stage, survey);
    });
  }
  harness::tell(survey);
  EXPECT_GT(survey.figures, 20 * kEdgePositions);
  EXPECT_EQ(survey.figures_cut, 0);
  // The heads of the tallest, at the far edge: a point or two of them.
  EXPECT_LE(survey.figures_under_bar, survey.figures / 400);
  EXPECT_EQ(survey.things_cut, 0);
  EXPECT_EQ(survey.things_under_bar, 0);
}

INSTANTIATE_TEST_SUITE_P(Sizes, Edges,
                         testing::Values(harness::Screen{{1280, 720}, 1},
                                         harness::Screen{{1920, 1080}, 1.5F},
                                         harness::Screen{{3840, 2160}, 3}));

}  // namespace
