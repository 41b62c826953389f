// Where the labels of a chart stand.

#include <gtest/gtest.h>

#include "engine/ui/chart_layout.h"

namespace engine {
namespace {

TEST(ChartLayout, TicksAreRoundAndFew) {
  EXPECT_EQ(axis_ticks(0, 10, 6), (std::vector<int>{0, 2, 4, 6, 8, 10}));
  EXPECT_EQ(axis_ticks(0, 4, 6), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(axis_ticks(0, 97, 4), (std::vector<int>{0, 50}));
  EXPECT_EQ(axis_ticks(0, 97, 6), (std::vector<int>{0, 20, 40, 60, 80}));
  EXPECT_EQ(axis_ticks(1, 17, 4), (std::vector<int>{5, 10, 15}));
  EXPECT_EQ(axis_ticks(-3, 3, 4), (std::vector<int>{-2, 0, 2}));
  EXPECT_EQ(axis_ticks(0, 1000, 3), (std::vector<int>{0, 500, 1000}));
  EXPECT_EQ(axis_ticks(7, 7, 3), (std::vector<int>{7}));
}

TEST(ChartLayout, LabelsMoveApartAndStayWithinTheEdges) {
  EXPECT_EQ(spread_labels({10, 50}, 20, 0, 100), (std::vector<float>{10, 50}));
  EXPECT_EQ(spread_labels({50, 50, 50}, 20, 0, 100), (std::vector<float>{50, 70, 90}));
  EXPECT_EQ(spread_labels({100, 95}, 20, 0, 100), (std::vector<float>{100, 80}));
  EXPECT_EQ(spread_labels({0, 0, 100, 100}, 20, 0, 100), (std::vector<float>{0, 20, 80, 100}));
}

TEST(ChartLayout, WordsThatWouldLieOverEachOtherTakeAnotherRow) {
  EXPECT_EQ(rows_of({{0, 40}, {50, 90}}, 5, 3), (std::vector<int>{0, 0}));
  EXPECT_EQ(rows_of({{0, 40}, {20, 60}, {30, 70}, {42, 80}}, 5, 2),
            (std::vector<int>{0, 1, -1, -1}));
  EXPECT_EQ(rows_of({{0, 40}, {20, 60}, {45, 70}}, 5, 2), (std::vector<int>{0, 1, 0}));
  EXPECT_EQ(rows_of({{0, 40}}, 5, 0), (std::vector<int>{-1}));
}

}  // namespace
}  // namespace engine
