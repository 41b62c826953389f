#include <algorithm>
#include <cmath>

#include "base/scatter.h"
#include "game/makers/timbre/models.h"

// A long horn: the lips send a plain wave into the bore, which steepens on its way the more the
// louder it is blown, because what is dense travels faster. That is what makes it bright.
namespace timbre {
namespace {

constexpr int kRounds = 6;          // that find the steepened wave
constexpr float kSteepest = 0.93F;  // at 1 it would break
constexpr float kAttack = 0.055F;   // seconds until the lips have found the note
constexpr float kScoop = 0.045F;    // below which they begin
constexpr float kTremor = 5.1F;     // hertz
constexpr float kTremorDepth = 0.004F;
constexpr float kBell = 0.55F;  // how much of the deep stays within the horn
constexpr float kBreath = 0.02F;

/// The wave that has come through the bore: w = sin(phase + steepness * w).
float steepened(float phase, float steepness) {
  float wave = std::sin(phase);
  for (int i = 0; i < kRounds; ++i) wave = std::sin(phase + steepness * wave);
  return wave;
}

}  // namespace

Samples blow_horn(const Played& played, std::uint32_t seed, int rate) {
  base::Scatter scatter(seed);
  const auto per_second = static_cast<float>(rate);
  const float tremor_from = scatter.between(0, 2 * kPi);
  const float tremor = kTremor * scatter.between(0.9F, 1.1F);
  const float hertz = played.hertz * scatter.between(0.997F, 1.003F);
  const float swell = scatter.between(0.7F, 1);
  Samples samples(static_cast<std::size_t>((played.seconds + played.release) * per_second));
  float phase = 0;
  float before = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const float seconds = static_cast<float>(i) / per_second;
    const float found = 1 - std::exp(-3 * seconds / kAttack);
    const float over = std::max(0.0F, seconds - played.seconds);
    const float dies = std::exp(-5 * over / played.release);
    const float swells = swell + (1 - swell) * std::min(1.0F, seconds / played.seconds);
    const float loud = found * dies * swells * played.force;
    const float shakes = kTremorDepth * found * std::sin(tremor_from + 2 * kPi * tremor * seconds);
    phase += 2 * kPi * hertz * (1 - kScoop * (1 - found) + shakes) / per_second;
    const float breath = kBreath * scatter.between(-1, 1);
    const float wave = steepened(phase, kSteepest * loud) + breath;
    samples[i] = loud * (wave - kBell * before);
    before = wave;
  }
  return samples;
}

}  // namespace timbre
