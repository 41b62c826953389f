// A table that is left alone costs nothing.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/platform/windows/redraw.h"
#include "game/app/screen/ambient_clock.h"

namespace {

/// The frames drawn in so many seconds in which nobody does anything; the window sleeps for as long
/// as it may.
int frames_in(double seconds, engine::Redraw& redraw, app::AmbientClock& ambient) {
  int frames = 0;
  for (double passed = 0; passed < seconds;) {
    const double step = std::max(0.001, redraw.wait_seconds());
    passed += step;
    ambient.update(step);
    redraw.set_idle_rate(ambient.rate());
    frames += redraw.take_due(step);
  }
  return frames;
}

TEST(Idle, NothingIsDrawnWhereNothingMoves) {
  engine::Redraw redraw;
  app::AmbientClock ambient;
  ambient.wake();
  EXPECT_LE(frames_in(1, redraw, ambient), 2) << "the first frames";
  EXPECT_EQ(frames_in(60, redraw, ambient), 0);
}

TEST(Idle, AmbientLifeIsSlowAndEndsTenSecondsAfterTheLastInput) {
  engine::Redraw redraw;
  app::AmbientClock ambient;
  ambient.set_on(true);
  ambient.wake();
  frames_in(1, redraw, ambient);
  const int frames = frames_in(8, redraw, ambient);
  EXPECT_GT(frames, 8 * 10);
  EXPECT_LE(frames, 8 * 15 + 1);
  frames_in(2, redraw, ambient);
  EXPECT_EQ(frames_in(60, redraw, ambient), 0);
  const float stopped_at = ambient.seconds();
  ambient.wake();
  redraw.set_idle_rate(ambient.rate());
  EXPECT_GT(frames_in(5, redraw, ambient), 50);
  EXPECT_GT(ambient.seconds(), stopped_at);
}

}  // namespace
