#pragma once

#include <cstdint>

#include "game/makers/bake/grid.h"
#include "game/makers/bake/map_data.h"

namespace bake {

/// Breaks a line into a natural, wandering one; always the same for the same seed.
Line roughened(const Line& line, bool closed, std::uint32_t seed, float amount = 0.12f);

/// A smooth curve through all points (Catmull-Rom), with points about `step` apart.
Line curved(const Line& line, float step);

/// The line with points exactly `step` apart.
Line evenly_spaced(const Line& line, float step);

float length_of(const Line& line);

/// Writes `value` into every pixel whose centre lies inside the closed outline.
void fill(Grid<std::uint8_t>& grid, const Line& outline, std::uint8_t value);

/// The nearest place on a line: how far off it is, how far along, and on which side.
struct Nearest {
  float distance = 1e9f;
  float along = 0;
  float side = 1;
};
Nearest nearest_on(const Line& line, glm::vec2 place);

}  // namespace bake
