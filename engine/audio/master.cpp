#include "engine/audio/master.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr float kCeiling = 0.79F;       // -2 dB: between two samples the wave may rise higher
constexpr float kRelease = 0.08F;       // seconds
constexpr float kGainSeconds = 0.03F;   // a slider that is moved does not crackle
constexpr float kNightSeconds = 0.25F;  // that loudness is measured over
constexpr float kNightAttack = 0.03F;
constexpr float kNightRelease = 0.9F;
constexpr float kNightLoudness = 0.04F;  // what loud and soft are brought towards
constexpr float kNightFloor = 0.0015F;   // softer than that is left alone: it is silence
constexpr float kNightStrength = 0.75F;  // of the difference, in decibels, that is taken away
constexpr float kSettled = 1e-6F;

float step_of(float seconds, float rate) { return 1 - std::exp(-1 / (seconds * rate)); }

}  // namespace

Master::Master(int frames_per_second) {
  const auto rate = static_cast<float>(frames_per_second);
  steps_ = {.gain = step_of(kGainSeconds, rate),
            .release = step_of(kRelease, rate),
            .loudness = step_of(kNightSeconds, rate),
            .night_attack = step_of(kNightAttack, rate),
            .night_release = step_of(kNightRelease, rate)};
}

float Master::night_gain(float left, float right) {
  const float now = (left * left + right * right) / 2;
  loudness_ += (now - loudness_) * steps_.loudness;
  const float level = std::max(std::sqrt(loudness_), kNightFloor);
  const float goal = std::pow(kNightLoudness / level, kNightStrength);
  night_ += (goal - night_) * (goal < night_ ? steps_.night_attack : steps_.night_release);
  return night_;
}

/// How far the frame that leaves now is turned down. The least that a moment allows, held for as
/// long and then averaged as long, is reached when the peak arrives, and without a corner.
float Master::limit(float left, float right) {
  const float peak = std::max(std::abs(left), std::abs(right));
  const float wanted = peak > kCeiling ? kCeiling / peak : 1;
  released_ = std::min(wanted, released_ + (1 - released_) * steps_.release);
  if (released_ > 1 - kSettled) released_ = 1;
  quiet_ = released_ < 1 ? 0 : quiet_ + 1;
  allowed_[allowed_at_] = released_;
  allowed_at_ = (allowed_at_ + 1) % allowed_.size();
  if (quiet_ > 2 * kLookAhead) {
    least_[at_] = 1;
    return 1;
  }
  least_[at_] = *std::min_element(allowed_.begin(), allowed_.end());
  float sum = 0;
  for (const float one : least_) sum += one;
  return sum / static_cast<float>(kLookAhead);
}

void Master::process(std::span<float> stereo) {
  for (std::size_t i = 0; i + 1 < stereo.size(); i += 2) {
    gain_ += (listening_.gain - gain_) * steps_.gain;
    float left = stereo[i] * gain_;
    float right = stereo[i + 1] * gain_;
    if (listening_.is_night) {
      const float night = night_gain(left, right);
      left *= night;
      right *= night;
    }
    if (listening_.is_mono) left = right = (left + right) / 2;
    const float turned_down = limit(left, right);
    stereo[i] = delayed_[at_][0] * turned_down;
    stereo[i + 1] = delayed_[at_][1] * turned_down;
    delayed_[at_] = {left, right};
    at_ = (at_ + 1) % kLookAhead;
  }
}

}  // namespace engine
