// The computer's speakers: paused in silence, and missed by nobody where there are none.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/audio/audio_device.h"
#include "engine/audio/struck_body.h"

namespace engine {
namespace {

using namespace std::chrono_literals;

const StruckBody kWood{.modes = {{440, 0.2F, 1}}, .contact = 0.001F};

/// For the time of a test the sound goes to that driver of SDL's.
class Driver {
 public:
  explicit Driver(const char* name) { ::setenv("SDL_AUDIODRIVER", name, 1); }
  ~Driver() { ::unsetenv("SDL_AUDIODRIVER"); }
};

TEST(AudioDevice, IsPausedWhenNothingSoundsAnyMoreAndWakesAgain) {
  const Driver driver("dummy");
  auto mixer = Mixer::create();
  ASSERT_TRUE(mixer) << mixer.error();
  auto device = AudioDevice::open(**mixer);
  ASSERT_TRUE(device) << device.error();
  EXPECT_TRUE((*device)->is_paused()) << "nothing was given to it";
  (*mixer)->play({.clip = std::make_shared<const Clip>(ring(kWood, {}))});
  (*device)->wake();
  EXPECT_FALSE((*device)->is_paused());
  for (int i = 0; i < 200 && !(*device)->is_paused(); ++i) std::this_thread::sleep_for(50ms);
  EXPECT_TRUE((*device)->is_paused());
  const double stopped = (*mixer)->now();
  EXPECT_GE(stopped, AudioDevice::kSilence);
  std::this_thread::sleep_for(100ms);
  EXPECT_EQ((*mixer)->now(), stopped);
  EXPECT_FALSE((*device)->is_lost());
}

TEST(AudioDevice, IsHeardByARecordingToo) {
  const Driver driver("dummy");
  auto mixer = Mixer::create();
  ASSERT_TRUE(mixer) << mixer.error();
  AudioTap tap;
  auto device = AudioDevice::open(**mixer);
  ASSERT_TRUE(device) << device.error();
  (*device)->set_tap(&tap);
  (*mixer)->play({.clip = std::make_shared<const Clip>(ring(kWood, {}))});
  (*device)->wake();
  float loudest = 0;
  for (int i = 0; i < 200 && loudest == 0; ++i) {
    std::this_thread::sleep_for(20ms);
    std::array<float, 1920> samples{};
    tap.read(samples);
    for (const float sample : samples) loudest = std::max(loudest, std::abs(sample));
  }
  EXPECT_GT(loudest, 0);
}

TEST(AudioTap, GivesWhatWasPlayedWithoutHolesAndSilenceWhereNothingWas) {
  AudioTap tap;
  std::vector<float> read(960, 1);
  tap.read(read);
  EXPECT_EQ(std::ranges::count(read, 0.0F), 960);
  std::vector<float> played(2 * AudioTap::kCushion);
  for (std::size_t i = 0; i < played.size(); ++i) played[i] = static_cast<float>(i + 1);
  tap.write(std::span(played).first(AudioTap::kCushion - 1));
  tap.read(read);
  EXPECT_EQ(std::ranges::count(read, 0.0F), 960) << "it begins when there is enough to go on";
  tap.write(std::span(played).subspan(AudioTap::kCushion - 1));
  std::vector<float> all(played.size());
  for (std::size_t i = 0; i < all.size(); i += 960) tap.read(std::span(all).subspan(i, 960));
  EXPECT_EQ(all, played);
  tap.read(read);
  EXPECT_EQ(std::ranges::count(read, 0.0F), 960);
}

TEST(AudioDevice, SaysInASentenceThatThereIsNone) {
  const Driver driver("there-is-no-such-driver");
  auto mixer = Mixer::create();
  ASSERT_TRUE(mixer) << mixer.error();
  const auto device = AudioDevice::open(**mixer);
  ASSERT_FALSE(device);
  EXPECT_FALSE(device.error().empty());
}

TEST(AudioDevice, IsNotMissedByWhoGivesSounds) {
  auto mixer = Mixer::create();
  ASSERT_TRUE(mixer) << mixer.error();
  (*mixer)->set_deaf(true);
  const auto clip = std::make_shared<const Clip>(ring(kWood, {}));
  for (int i = 0; i < 1000; ++i) EXPECT_EQ((*mixer)->play({.clip = clip}), VoiceId::kNone);
  EXPECT_EQ(clip.use_count(), 1);
}

}  // namespace
}  // namespace engine
