#pragma once

#include <cstdint>
#include <vector>

#include "game/makers/bake/grid.h"
#include "game/makers/bake/map_data.h"

namespace bake {

/// One pull of the pen: it may swell or taper along its length.
struct Stroke {
  Line line;
  std::vector<float> widths{0.05f};  // board units, spread evenly over the line
  float strength = 1;                // 0..1

  float width_at(std::size_t point) const;
};

/// How much ink lies where, 0..255, on a band of a sheet `width` pixels wide.
Grid<std::uint8_t> draw_strokes(const std::vector<Stroke>& strokes, int width, Band band);

/// Cuts a line into dashes.
void add_dashes(std::vector<Stroke>& strokes, const Line& line, float dash, float gap, float width,
                float strength);

}  // namespace bake
