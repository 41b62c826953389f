#include <algorithm>
#include <cmath>

#include "base/scatter.h"
#include "game/makers/timbre/models.h"

namespace timbre {
namespace {

constexpr float kGrainRise = 0.15F;  // of the time of a grain

/// Two poles each way: what is below `low` and above `high` is taken away.
class Band {
 public:
  float pass(float sample, float low, float high, float rate) {
    const float opens = 1 - std::exp(-2 * kPi * high / rate);
    const float follows = 1 - std::exp(-2 * kPi * low / rate);
    below_ += (sample - below_) * opens;
    below_twice_ += (below_ - below_twice_) * opens;
    slow_ += (below_twice_ - slow_) * follows;
    const float risen = below_twice_ - slow_;
    slow_twice_ += (risen - slow_twice_) * follows;
    return risen - slow_twice_;
  }

 private:
  float below_ = 0, below_twice_ = 0, slow_ = 0, slow_twice_ = 0;
};

float envelope(const Brushed& brushed, float seconds) {
  if (seconds < brushed.attack) return seconds / brushed.attack;
  const float after = seconds - brushed.attack - brushed.hold;
  return after <= 0 ? 1 : std::exp(-4 * after / brushed.release);
}

/// Bursts that come about as often as that, each of its own strength.
class Grains {
 public:
  Grains(float each_second, base::Scatter& scatter) : rate_(each_second), scatter_(scatter) {}

  float next(float step) {
    if (rate_ <= 0) return 1;
    left_ -= step;
    if (left_ <= 0) {
      length_ = left_ = scatter_.between(0.5F, 1.5F) / rate_;
      strength_ = scatter_.between(0.15F, 1);
    }
    const float share = 1 - left_ / length_;
    const float rises = std::min(1.0F, share / kGrainRise);
    return strength_ * rises * std::exp(-3 * share);
  }

 private:
  float rate_;
  base::Scatter& scatter_;
  float left_ = 0;
  float length_ = 1;
  float strength_ = 0;
};

}  // namespace

Samples brush(const Brushed& brushed, std::uint32_t seed, int rate) {
  base::Scatter scatter(seed);
  const auto per_second = static_cast<float>(rate);
  const float length = brushed.attack + brushed.hold + brushed.release * 1.4F;
  const float height = scatter.between(0.94F, 1.06F);
  const float phase = scatter.between(0, 2 * kPi);
  Grains grains(brushed.grains, scatter);
  Band band;
  Samples samples(static_cast<std::size_t>(length * per_second));
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const float seconds = static_cast<float>(i) / per_second;
    const float bent = height * std::pow(brushed.sweep, seconds / length);
    const float swelled = 0.6F + 0.4F * std::sin(2 * kPi * brushed.swell * seconds + phase);
    const float loud = envelope(brushed, seconds) * grains.next(1 / per_second) *
                       (brushed.swell > 0 ? swelled : 1);
    samples[i] = loud * band.pass(scatter.between(-1, 1), brushed.low * bent,
                                  std::min(brushed.high * bent, 0.45F * per_second), per_second);
  }
  return samples;
}

Samples whistle(const Whistled& whistled, std::uint32_t seed, int rate) {
  base::Scatter scatter(seed);
  const auto per_second = static_cast<float>(rate);
  const float height = scatter.between(0.9F, 1.12F);
  const float length = whistled.seconds * scatter.between(0.8F, 1.25F);
  Samples samples(static_cast<std::size_t>(length * per_second));
  float turn = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(samples.size());
    const float hertz = height * std::lerp(whistled.from, whistled.to, share);
    turn += 2 * kPi * hertz / per_second;
    samples[i] = std::sin(turn) * std::sin(kPi * share) * (1 + 0.15F * std::sin(2 * turn));
  }
  return samples;
}

}  // namespace timbre
