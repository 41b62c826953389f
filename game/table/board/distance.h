#pragma once

#include <algorithm>

// The three distances of the table: what is told by every figure near by is told by one of each
// group from afar.
namespace table {

inline constexpr float kReadingDistance = 88;  ///< nearer than this every figure is shown
inline constexpr float kArmsLength = 135;      ///< farther than this only those who speak for all

/// 0 near by, 1 from afar.
inline float afar(float distance) {
  const float t =
      std::clamp((distance - kReadingDistance) / (kArmsLength - kReadingDistance), 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

}  // namespace table
