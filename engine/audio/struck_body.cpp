#include "engine/audio/struck_body.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/scatter.h"

namespace engine {
namespace {

constexpr float kHeard = 0.8F;          // of its seconds a mode is loud enough to be kept
constexpr float kDetuned = 0.02F;       // at most, by where it is struck
constexpr float kQuietest = 0.45F;      // of a mode's gain, where the blow meets a node of it
constexpr float kThousandth = 6.9078F;  // the logarithm of a thousand
constexpr float kHardening = 0.2F;      // a harder blow is shorter: the law of Hertz

/// The force of the blow, sample by sample: half a wave.
std::vector<float> force_of(float seconds, int rate) {
  const auto length = static_cast<std::size_t>(std::max(2.0F, seconds * static_cast<float>(rate)));
  std::vector<float> force(length);
  for (std::size_t i = 0; i < length; ++i) {
    const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(length);
    force[i] = std::sin(std::numbers::pi_v<float> * share) / static_cast<float>(length);
  }
  return force;
}

void add_mode(std::vector<float>& samples, const Mode& mode, const std::vector<float>& force,
              int rate) {
  const auto per_second = static_cast<float>(rate);
  const float turn = 2 * std::numbers::pi_v<float> * mode.hertz / per_second;
  const float shrink = std::exp(-kThousandth / (mode.seconds * per_second));
  const float back_one = 2 * shrink * std::cos(turn);
  const float back_two = -shrink * shrink;
  const float drive = mode.gain * std::sin(turn);
  const auto length = std::min(
      samples.size(), static_cast<std::size_t>(kHeard * mode.seconds * per_second) + force.size());
  float last = 0;
  float before = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const float pushed = i < force.size() ? drive * force[i] : 0;
    const float now = back_one * last + back_two * before + pushed;
    samples[i] += now;
    before = last;
    last = now;
  }
}

}  // namespace

Clip ring(const StruckBody& body, const Blow& blow, int rate) {
  base::Scatter chance(blow.seed);
  float longest = 0;
  for (const Mode& mode : body.modes) longest = std::max(longest, mode.seconds);
  const float contact = body.contact * std::pow(std::max(blow.impulse, 0.05F), -kHardening);
  const std::vector<float> force = force_of(contact, rate);
  std::vector<float> samples(static_cast<std::size_t>(kHeard * longest * static_cast<float>(rate)) +
                             force.size());
  for (Mode mode : body.modes) {
    mode.hertz *= chance.between(1 - kDetuned, 1 + kDetuned);
    mode.gain *= chance.between(kQuietest, 1);
    mode.seconds *= chance.between(0.85F, 1.1F);
    if (mode.hertz < 0.45F * static_cast<float>(rate)) add_mode(samples, mode, force, rate);
  }
  return clip_of(samples, rate);
}

}  // namespace engine
