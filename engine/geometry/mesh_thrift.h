#pragma once

#include <glm/vec2.hpp>
#include <vector>

#include "engine/geometry/mesh.h"

// What makes a mesh cheaper to draw and leaves its looks as they are.
namespace engine {

/// Corners that are alike in everything become one, which its triangles share.
Mesh welded(const Mesh& mesh);

/// Leaves out what faces straight down: nobody sees it on a thing that never leaves the table.
Mesh without_underside(const Mesh& mesh);

/// Cut along a grid seen from above, so that parts out of sight need not be drawn. A triangle goes
/// where its middle is; cells without any are left out.
std::vector<Mesh> divided(const Mesh& mesh, glm::ivec2 cells);

}  // namespace engine
