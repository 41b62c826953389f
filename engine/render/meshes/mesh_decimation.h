#pragma once

#include "engine/geometry/mesh.h"

namespace engine {

/// A coarser copy for the distance, by vertex clustering: vertices that share a cell of a grid,
/// `cells` across the longest side, become one, and triangles that collapse are dropped. Good
/// enough where a figure is thirty pixels high.
Mesh decimated(const Mesh& mesh, int cells);

}  // namespace engine
