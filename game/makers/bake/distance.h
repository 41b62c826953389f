#pragma once

#include <cstdint>

#include "game/makers/bake/grid.h"

namespace bake {

/// Distance in board units from every pixel to the nearest marked one (exact, pixel centres).
Grid<float> distance_to(const Grid<std::uint8_t>& marked);

/// The mean of a square of (2 * reach + 1) pixels around each pixel.
Grid<float> blurred(const Grid<float>& grid, int reach);

}  // namespace bake
