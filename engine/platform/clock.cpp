#include "engine/platform/clock.h"

#include <algorithm>

namespace engine {

double Clock::tick() {
  constexpr double kLongestTick = 0.1;
  const auto now = std::chrono::steady_clock::now();
  const double passed = std::chrono::duration<double>(now - last_).count();
  last_ = now;
  const double tick = std::min(passed, kLongestTick);
  seconds_ += tick;
  return tick;
}

}  // namespace engine
