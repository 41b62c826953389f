#include "game/makers/timbre/tuning.h"

#include <algorithm>
#include <cmath>

namespace timbre {
namespace {

constexpr float kFarthest = 1.09F;   // out of tune, either way
constexpr float kHeardFrom = 0.35F;  // of the tone: it has settled
constexpr std::size_t kPeriods = 24;
constexpr double kTogether = 5;

/// How well the tone fits itself so many samples later.
double likeness(const Samples& samples, std::size_t from, std::size_t length, std::size_t lag) {
  double product = 0;
  double one = 1e-12;
  double other = 1e-12;
  for (std::size_t i = from; i < from + length; ++i) {
    product += samples[i] * samples[i + lag];
    one += samples[i] * samples[i];
    other += samples[i + lag] * samples[i + lag];
  }
  return product / std::sqrt(one * other);
}

}  // namespace

float sharpness(const Samples& samples, float hertz, int rate) {
  const double period = static_cast<double>(rate) / hertz;
  // Several periods together are measured more finely than one; of more than that, the wrong
  // number would fit as well.
  const double together = kTogether;
  const auto least = static_cast<std::size_t>(period * together / kFarthest);
  const auto most = static_cast<std::size_t>(period * together * kFarthest) + 1;
  const auto from = static_cast<std::size_t>(kHeardFrom * static_cast<float>(samples.size()));
  const auto length = static_cast<std::size_t>(period * kPeriods);
  if (from + length + most + 1 >= samples.size()) return 1;
  std::size_t best = least;
  double most_alike = -2;
  for (std::size_t lag = least; lag <= most; ++lag) {
    const double alike = likeness(samples, from, length, lag);
    if (alike <= most_alike) continue;
    most_alike = alike;
    best = lag;
  }
  const double before = likeness(samples, from, length, best - 1);
  const double after = likeness(samples, from, length, best + 1);
  const double curve = before - 2 * most_alike + after;
  const double finer = curve < 0 ? 0.5 * (before - after) / curve : 0;
  return static_cast<float>(period * together / (static_cast<double>(best) + finer));
}

}  // namespace timbre
