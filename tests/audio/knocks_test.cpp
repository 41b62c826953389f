// Dice are heard as they strike: from the knocks of the reckoned throw to samples, without a
// device.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "engine/audio/mixer.h"
#include "engine/audio/struck_body.h"
#include "engine/physics/throw.h"

namespace engine {
namespace {

constexpr int kRate = Mixer::kRate;

const StruckBody kBone{
    .modes = {{2400, 0.05F, 1}, {3900, 0.04F, 0.7F}, {5600, 0.03F, 0.5F}, {7100, 0.025F, 0.4F}},
    .contact = 0.0003F};

/// Left and right of so many seconds.
std::vector<float> render(Mixer& mixer, double seconds) {
  std::vector<float> stereo(2 * static_cast<std::size_t>(seconds * kRate));
  mixer.render(stereo);
  return stereo;
}

double energy(const std::vector<float>& stereo, double from, double to) {
  double sum = 0;
  const auto at = [&](double seconds) {
    const auto frame = static_cast<std::ptrdiff_t>(seconds * kRate);
    return static_cast<std::size_t>(
        2 * std::clamp<std::ptrdiff_t>(frame, 0, static_cast<std::ptrdiff_t>(stereo.size() / 2)));
  };
  for (std::size_t i = at(from); i < at(to); ++i) sum += stereo[i] * stereo[i];
  return sum;
}

TEST(Knocks, AreInTheOrderOfTimeAndWithinTheThrow) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const Throw thrown = simulate({.cubes = 6, .seed = seed});
    ASSERT_FALSE(thrown.knocks.empty()) << seed;
    EXPECT_TRUE(std::ranges::is_sorted(thrown.knocks, {}, &Knock::seconds));
    for (const Knock& knock : thrown.knocks) {
      EXPECT_GE(knock.impulse, kLeastKnock);
      EXPECT_LE(knock.seconds, thrown.seconds + 0.05F);
      EXPECT_LT(knock.cube, 6);
    }
    EXPECT_EQ(thrown.knocks, simulate({.cubes = 6, .seed = seed}).knocks);
  }
}

TEST(Knocks, EveryCubeThatLandsKnocksOnTheFloorAtOnceOrLater) {
  const Throw thrown = simulate({.cubes = 1, .seed = 3});
  const auto first = std::ranges::find(thrown.knocks, Struck::kFloor, &Knock::struck);
  ASSERT_NE(first, thrown.knocks.end());
  // The first pose in which a corner is near the floor is when it is heard.
  const ThrownCube& cube = thrown.cubes.front();
  const auto low = std::ranges::find_if(
      cube.poses, [](const Pose& pose) { return pose.position.y < 3.2F * 0.87F; });
  const auto landed = static_cast<float>(low - cube.poses.begin()) / kThrowRate;
  EXPECT_GE(first->seconds, landed - 0.05F);
}

TEST(Knocks, SixteenDiceAreNoMoreThanAMixerBears) {
  const Throw thrown = simulate({.cubes = kMostThrown, .seed = 1});
  std::size_t most = 0;
  for (const Knock& knock : thrown.knocks) {
    const auto together = std::ranges::count_if(thrown.knocks, [&](const Knock& other) {
      return other.seconds <= knock.seconds && other.seconds > knock.seconds - 0.1F;
    });
    most = std::max(most, static_cast<std::size_t>(together));
  }
  RecordProperty("knocks", static_cast<int>(thrown.knocks.size()));
  EXPECT_LE(most, static_cast<std::size_t>(Mixer::kMostVoices));
}

TEST(Mixer, BeginsASoundWithTheSampleThatItIsToldOf) {
  auto mixer = Mixer::create();
  ASSERT_TRUE(mixer) << mixer.error();
  const auto clip = std::make_shared<const Clip>(ring(kBone, {.impulse = 3, .seed = 1}));
  for (const double at : {0.1, 0.25, 0.333, 0.5}) (*mixer)->play({.clip = clip, .at = at});
  const std::vector<float> heard = render(**mixer, 1);
  for (const double at : {0.1, 0.25, 0.333, 0.5}) {
    const double before = energy(heard, at - 0.02, at) + 1e-9;
    const double after = energy(heard, at, at + 0.02);
    EXPECT_GT(10 * std::log10(after / before), 12) << at;
  }
  EXPECT_LT(energy(heard, 0, 0.1), 1e-6);
}

TEST(Mixer, GivesTheSameSamplesForTheSameSounds) {
  const auto once = [](std::size_t frames_at_once) {
    auto mixer = Mixer::create();
    const auto clip = std::make_shared<const Clip>(ring(kBone, {.impulse = 3, .seed = 1}));
    (*mixer)->play({.clip = clip, .at = 0.1, .side = -0.5F, .hall = 0.4F});
    (*mixer)->play({.clip = clip, .at = 0.2, .pitch = 1.1F});
    std::vector<float> all(2 * kRate);
    for (std::size_t i = 0; i < all.size(); i += 2 * frames_at_once) {
      (*mixer)->render(std::span(all).subspan(i, std::min(2 * frames_at_once, all.size() - i)));
    }
    return all;
  };
  EXPECT_EQ(once(1024), once(1024));
}

TEST(StruckBody, TwoBlowsOfDifferentSeedsDiffer) {
  EXPECT_NE(ring(kBone, {.impulse = 3, .seed = 1}), ring(kBone, {.impulse = 3, .seed = 2}));
  EXPECT_EQ(ring(kBone, {.impulse = 3, .seed = 1}), ring(kBone, {.impulse = 3, .seed = 1}));
}

}  // namespace
}  // namespace engine
