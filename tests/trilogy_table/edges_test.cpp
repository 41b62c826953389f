// The edges of the first view: no figure and nothing of the sideboard is cut by the window or lies
// under a bar. In positions of whole games and on screens of every size.

#include <gtest/gtest.h>

#include "game/trilogy/screens/game_screens.h"
#include "game/trilogy/table/mirror.h"
#include "rules/trilogy/view/view.h"
#include "tests/harness/edge_survey.h"
#include "world.h"

namespace {

using namespace trilogy_table_test;

constexpr int kEdgePositions = 200;
constexpr int kBetweenEdges = 60;

class TrilogyEdges : public testing::TestWithParam<harness::Screen> {};

TEST_P(TrilogyEdges, CutNothing) {
  const harness::HomeSight home(*game_table(), layout(), trilogy_screens::game_screens(),
                                GetParam());
  const harness::EdgeSight sight{home, layout(), board()};
  harness::EdgeSurvey survey;
  harness::survey_strips(sight, survey);
  harness::survey_frame(sight, game_table()->frame(layout()), survey);
  int positions = 0;
  for (std::uint64_t seed = 1; positions < kEdgePositions; ++seed) {
    const trilogy::Rules& rules = *rules_for(2 + static_cast<int>(seed % 3));
    int step = 0;
    play_randomly(rules, seed, 1500, [&](const trilogy::State& state, const core::EventSink&) {
      if (++step % kBetweenEdges != 0 || positions >= kEdgePositions) return;
      ++positions;
      table::Stage stage(world(rules));
      stage.reset(mirror(world(rules), trilogy::view(rules, state, core::kAll)));
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

INSTANTIATE_TEST_SUITE_P(Sizes, TrilogyEdges,
                         testing::Values(harness::Screen{{1280, 720}, 1},
                                         harness::Screen{{1920, 1080}, 1.5F},
                                         harness::Screen{{3840, 2160}, 3}));

}  // namespace
