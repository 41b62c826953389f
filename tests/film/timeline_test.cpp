// What was counted turn by turn, as those see it who only look on.

#include <gtest/gtest.h>

#include "game/film/timeline_of.h"
#include "tests/film/games.h"

namespace film_test {
namespace {

class TimelineOf : public testing::TestWithParam<std::string_view> {};

/// The chart of the same title.
const match::Chart* chart_like(const std::vector<match::Chart>& charts, const match::Chart& one) {
  for (const match::Chart& chart : charts) {
    if (chart.title == one.title) return &chart;
  }
  return nullptr;
}

TEST_P(TimelineOf, AWholeGameIsItsCourse) {
  const auto session = played(GetParam(), "random", 11);
  ASSERT_TRUE(session->is_over());
  const std::vector<match::Chart> course = session->course();
  const auto replay = session->replay();
  replay->look_as(core::kPublic);
  const screens::GameScreens game = studio_of(GetParam()).screens();
  const match::Timeline timeline = film::timeline_of(*replay, game.words, replay->length());
  ASSERT_FALSE(timeline.charts().empty());
  for (const match::Chart& chart : timeline.charts()) {
    const match::Chart* whole = chart_like(course, chart);
    ASSERT_NE(whole, nullptr) << chart.title;
    ASSERT_EQ(chart.series.size(), whole->series.size()) << chart.title;
    for (std::size_t s = 0; s < chart.series.size(); ++s) {
      EXPECT_EQ(chart.series[s].party, whole->series[s].party);
      EXPECT_EQ(chart.series[s].goal, whole->series[s].goal);
      ASSERT_GT(chart.series[s].values.size(), 1U);
      for (std::size_t i = 0; i < chart.series[s].values.size(); ++i) {
        const int turn = chart.first_turn + static_cast<int>(i);
        const auto at = static_cast<std::size_t>(turn - whole->first_turn);
        ASSERT_LT(at, whole->series[s].values.size());
        EXPECT_EQ(chart.series[s].values[i], whole->series[s].values[at])
            << chart.title << ", turn " << turn;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, TimelineOf, testing::Values("wotr", "trilogy"),
                         [](const auto& one) { return std::string(one.param); });

match::Chart chart_with(int value) {
  match::Chart chart{.title = "points", .series = {}};
  chart.series.push_back({.party = "red", .values = {value}});
  return chart;
}

std::vector<int> values_of(const match::Timeline& timeline) {
  return timeline.charts().empty() ? std::vector<int>() : timeline.charts()[0].series[0].values;
}

TEST(Timeline, KeepsTheLastOfEachTurnAndTakesBackWhatIsUndone) {
  match::Timeline timeline;
  const auto note = [&](int turn, int value) {
    const std::vector<match::Chart> now{chart_with(value)};
    timeline.note(turn, now);
  };
  note(2, 0);
  note(2, 1);
  note(5, 4);  // nothing was noted between
  EXPECT_EQ(timeline.charts()[0].first_turn, 2);
  EXPECT_EQ(values_of(timeline), (std::vector{1, 1, 4, 4}));
  note(4, 2);
  EXPECT_EQ(values_of(timeline), (std::vector{1, 1, 2}));
  timeline.take_back_to(3);
  EXPECT_EQ(values_of(timeline), (std::vector{1}));
  timeline.take_back_to(2);
  EXPECT_TRUE(timeline.charts().empty());
}

}  // namespace
}  // namespace film_test
