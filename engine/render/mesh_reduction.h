#pragma once

#include "engine/geometry/mesh.h"

namespace engine {

/// A coarser copy: corners that share a cell of a grid, `cells` across the longest side, become
/// one, and triangles that collapse are dropped. Good enough where a figure is thirty pixels high.
Mesh reduced(const Mesh& mesh, int cells);

}  // namespace engine
