#pragma once

#include <chrono>

namespace engine {

/// Seconds between frames. A stall must not become a leap, so a tick is at most 0.1 s.
class Clock {
 public:
  double tick();
  double seconds() const { return seconds_; }  ///< the sum of all ticks

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  double seconds_ = 0;
};

}  // namespace engine
