// Before speakers the mixer goes by their clock: what is given is heard soon, and in its rhythm.

#include "game/sound/voice_clock.h"

#include <cmath>

#include <gtest/gtest.h>

namespace sound {
namespace {

TEST(VoiceClock, IsTheMixersWhereNobodyFollowsIt) {
  VoiceClock clock;
  clock.update(1.25);
  EXPECT_EQ(clock.in_mixer(clock.now()), 1.25);
}

TEST(VoiceClock, ComesBackAfterALongSleep) {
  VoiceClock clock;
  clock.update(40);  // the speakers were paused all the time
  clock.follow(3);
  EXPECT_NEAR(clock.in_mixer(clock.now()), 3, 0.001);
}

TEST(VoiceClock, KeepsTheRhythmWhileTheMixerGoesInSteps) {
  VoiceClock clock;
  clock.follow(0.2);
  const double before = clock.in_mixer(clock.now());
  constexpr double kFrame = 1.0 / 60;
  for (int i = 1; i <= 600; ++i) {
    clock.update(kFrame);
    clock.follow(0.2 + 1024.0 / 48000 * std::floor(i * kFrame * 48000 / 1024));
    ASSERT_NEAR(clock.in_mixer(clock.now()), before + i * kFrame, 1e-9) << i;
  }
}

}  // namespace
}  // namespace sound
