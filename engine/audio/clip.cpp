#include "engine/audio/clip.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr float kHighest = 32767;
constexpr std::size_t kFadesInSecond = 200;  // so short is the end that fades

}  // namespace

Clip clip_of(const std::vector<float>& samples, int rate, float peak) {
  float highest = 0;
  for (const float sample : samples) highest = std::max(highest, std::abs(sample));
  const float scale = highest > 0 ? peak * kHighest / highest : 0;
  const std::size_t fade =
      std::min(samples.size(), static_cast<std::size_t>(rate) / kFadesInSecond);
  Clip clip{.rate = rate, .samples = {}};
  clip.samples.reserve(samples.size());
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const std::size_t left = samples.size() - 1 - i;
    const float share = left < fade ? static_cast<float>(left) / static_cast<float>(fade) : 1;
    clip.samples.push_back(static_cast<std::int16_t>(std::lround(samples[i] * scale * share)));
  }
  return clip;
}

}  // namespace engine
