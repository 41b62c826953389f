#pragma once

#include "game/makers/bake/land.h"

namespace bake {

inline constexpr float kSeaLevel = 0.2f;
inline constexpr float kHeightScale = 3.2f;  // board units of a height of 1

/// Heights 0..1 over the board: the sea at kSeaLevel, plains a little above, the highest peaks
/// at 1.
Grid<float> raise_relief(const MapData& map, const Land& land);

}  // namespace bake
