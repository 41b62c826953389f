#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "engine/platform/windows/redraw.h"
#include "engine/scene/easing.h"

namespace engine {
namespace {

TEST(Easing, IsExactAtBothEnds) {
  for (auto ease : {ease_in, ease_out, ease_in_out, ease_out_back, ease_out_bounce}) {
    EXPECT_NEAR(ease(0), 0, 1e-6F);
    EXPECT_NEAR(ease(1), 1, 1e-6F);
    EXPECT_NEAR(ease(-3), 0, 1e-6F);
    EXPECT_NEAR(ease(7), 1, 1e-6F);
  }
}

TEST(Easing, ApproachDoesNotDependOnTheFrameRate) {
  float slow = 0;
  slow = approach(slow, 10, 0.2, 0.1F);
  float fast = 0;
  for (int i = 0; i < 20; ++i) fast = approach(fast, 10, 0.01, 0.1F);
  EXPECT_NEAR(slow, 7.5F, 1e-3F);
  EXPECT_NEAR(fast, slow, 1e-3F);
}

TEST(Easing, WaysAreWalkedAtEvenSpeed) {
  const std::array<glm::vec2, 3> way{glm::vec2(0), glm::vec2(1, 0), glm::vec2(10, 0)};
  EXPECT_NEAR(length_of(way), 10, 0.5F);
  EXPECT_EQ(along(way, 0), way.front());
  EXPECT_EQ(along(way, 1), way.back());
  EXPECT_NEAR(along(way, 0.5F).x, 5, 0.4F);
  EXPECT_GT(heading(way, 0.5F).x, 0.99F);
}

TEST(Easing, LeapsRiseInTheMiddle) {
  EXPECT_FLOAT_EQ(leap({0, 1, 0}, {4, 3, 0}, 5, 0.5F).y, 7);
  EXPECT_FLOAT_EQ(leap({0, 1, 0}, {4, 3, 0}, 5, 1).y, 3);
}

TEST(Redraw, SleepsWhenNothingMoves) {
  Redraw redraw;
  while (redraw.take_due(0.016)) {
  }
  EXPECT_GT(redraw.wait_seconds(), 0.1);
  EXPECT_FALSE(redraw.take_due(0.5));
  redraw.keep_for(0.2);
  EXPECT_EQ(redraw.wait_seconds(), 0);
  int frames = 0;
  while (redraw.take_due(0.016)) ++frames;
  EXPECT_GE(frames, 12);
  EXPECT_LE(frames, 16);
}

TEST(Redraw, AmbientLifeHasItsOwnPace) {
  Redraw redraw;
  while (redraw.take_due(0.016)) {
  }
  redraw.set_idle_rate(10);
  int frames = 0;
  for (int i = 0; i < 100; ++i) frames += redraw.take_due(0.02) ? 1 : 0;
  EXPECT_NEAR(frames, 20, 1);
}

}  // namespace
}  // namespace engine
