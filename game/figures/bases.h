#pragma once

namespace figures {

/// Radii of the round bases under figures, in board units. Weapons, wings and tails may overhang.
inline constexpr float kUnitBase = 0.62F;
inline constexpr float kLargeBase = 0.74F;

inline constexpr float kBaseHeight = 0.18F;

}  // namespace figures
