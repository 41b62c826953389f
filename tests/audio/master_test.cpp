// The last stage: never too loud, the same for both ears, quieter nights.

#include "engine/audio/master.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr int kMasterRate = 48000;

std::vector<float> tone(float height, double seconds) {
  std::vector<float> stereo;
  for (int i = 0; i < seconds * kMasterRate; ++i) {
    stereo.push_back(height * std::sin(0.05F * static_cast<float>(i)));
    stereo.push_back(height * std::sin(0.031F * static_cast<float>(i)));
  }
  return stereo;
}

float highest(const std::vector<float>& samples) {
  float most = 0;
  for (const float sample : samples) most = std::max(most, std::abs(sample));
  return most;
}

float loudness(const std::vector<float>& samples) {
  double sum = 0;
  for (std::size_t i = samples.size() / 2; i < samples.size(); ++i) sum += samples[i] * samples[i];
  return static_cast<float>(std::sqrt(2 * sum / static_cast<double>(samples.size())));
}

TEST(Master, LimitsWhateverComes) {
  for (const float height : {0.9F, 3.0F, 40.0F}) {
    Master master(kMasterRate);
    std::vector<float> heard = tone(height, 1);
    master.process(heard);
    EXPECT_LE(highest(heard), 0.8F) << height;
  }
}

TEST(Master, LeavesAloneWhatIsSoft) {
  Master master(kMasterRate);
  const std::vector<float> given = tone(0.3F, 0.2);
  std::vector<float> heard = given;
  master.process(heard);
  const std::size_t delay = 2 * Master::kLookAhead;
  for (std::size_t i = delay; i < heard.size(); ++i) ASSERT_EQ(heard[i], given[i - delay]);
}

TEST(Master, BringsLoudAndSoftTogetherAtNight) {
  const auto heard_at_night = [](float height) {
    Master master(kMasterRate);
    master.set({.is_night = true});
    std::vector<float> heard = tone(height, 6);
    master.process(heard);
    return loudness(heard);
  };
  const float between = heard_at_night(0.5F) / heard_at_night(0.02F);
  EXPECT_LT(between, 3);
  EXPECT_GT(between, 1);
}

}  // namespace
}  // namespace engine
