#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace engine {

/// A sound for one ear: samples from -32768 to 32767, so many a second.
struct Clip {
  int rate = 48000;
  std::vector<std::int16_t> samples;

  double seconds() const { return static_cast<double>(samples.size()) / rate; }
  friend bool operator==(const Clip&, const Clip&) = default;
};

using SharedClip = std::shared_ptr<const Clip>;

/// From samples of any height: the highest is as high as a Clip can hold, times `peak` (0 to 1).
/// The last few milliseconds fade, so that nothing clicks.
Clip clip_of(const std::vector<float>& samples, int rate, float peak = 1);

}  // namespace engine
