#pragma once

#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <vector>

#include "game/makers/figures/sculpture.h"

namespace figures {

/// Triangles without paint.
struct Skin {
  std::vector<glm::vec3> places;
  std::vector<std::uint32_t> indices;
};

/// The surface of a part, a vertex for each cell of `grain` that it passes through, drawn close to
/// the true surface. `swell` makes everything thicker by that much.
Skin surface_of(const Part& part, float grain, float swell = 0);

}  // namespace figures
