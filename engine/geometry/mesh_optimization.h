#pragma once

#include <glm/vec2.hpp>
#include <vector>

#include "engine/geometry/mesh.h"

// Makes a mesh cheaper to draw without changing its look.
namespace engine {

/// Merges equal vertices; triangles share them afterwards.
Mesh welded(const Mesh& mesh);

/// Leaves out triangles that face straight down: they are never seen on a thing that stays on the
/// table.
Mesh without_underside(const Mesh& mesh);

/// Cut along a grid seen from above, so that parts out of sight need not be drawn. A triangle goes
/// where its middle is; cells without any are left out.
std::vector<Mesh> divided(const Mesh& mesh, glm::ivec2 cells);

}  // namespace engine
