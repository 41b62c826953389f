#pragma once

#include <array>
#include <functional>
#include <glm/vec2.hpp>
#include <vector>

namespace engine {

/// Corners on a grid, in the order in which they are seen from above with y to the south.
using GridTriangle = std::array<glm::ivec2, 3>;

/// How finely a square of `side` by `side` cells (a power of two) is covered.
struct Fineness {
  int side = 1;
  float tolerance = 0;  ///< of heights
  int largest = 1;      ///< legs of triangles are no longer, in cells
};

/// Covers the square with right triangles: large ones where the heights lie in a plane, small ones
/// where they would be off by more than the tolerance. No corner lies within the side of another.
std::vector<GridTriangle> triangulate(const Fineness& fineness,
                                      const std::function<float(glm::ivec2)>& height_at);

}  // namespace engine
