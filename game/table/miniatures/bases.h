#pragma once

namespace table {

/// Radii of the round bases under figures, in board units. Weapons, wings and tails may overhang.
inline constexpr float kUnitBase = 0.62F;
inline constexpr float kLargeBase = 0.74F;
inline constexpr float kFellowshipBaseRadius = 1.05F;

inline constexpr float kBaseHeight = 0.18F;

}  // namespace table
