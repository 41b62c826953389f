#pragma once

#include <cstdint>

namespace base {

/// Numbers that follow from a seed. Not for games: only for what is seen and heard.
class Scatter {
 public:
  explicit Scatter(std::uint32_t seed) : state_(seed) {}

  std::uint32_t next() {
    state_ += 0x9E3779B9U;
    std::uint32_t x = state_;
    x = (x ^ (x >> 16)) * 0x21F0AAADU;
    x = (x ^ (x >> 15)) * 0x735A2D97U;
    return x ^ (x >> 15);
  }

  float between(float low, float high) {
    const auto unit = static_cast<float>(next() >> 8) / static_cast<float>(1U << 24);
    return low + (high - low) * unit;
  }

 private:
  std::uint32_t state_;
};

}  // namespace base
