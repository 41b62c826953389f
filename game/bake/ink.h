#pragma once

#include <cstdint>
#include <vector>

#include "game/bake/grid.h"
#include "game/bake/map_data.h"

namespace bake {

/// One pull of the pen: it may swell or taper along its length.
struct Stroke {
  Line line;
  float width_from = 0.05f;  // board units
  float width_to = 0.05f;
  float strength = 1;  // 0..1
};

/// How much ink lies where, 0..255, on a band of a sheet `width` pixels wide.
Grid<std::uint8_t> draw_strokes(const std::vector<Stroke>& strokes, int width, Band band);

/// Cuts a line into dashes.
void add_dashes(std::vector<Stroke>& strokes, const Line& line, float dash, float gap, float width,
                float strength);

}  // namespace bake
