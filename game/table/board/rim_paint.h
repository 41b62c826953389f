#pragma once

#include <glm/vec2.hpp>

#include "engine/assets/image_file.h"
#include "engine/geometry/mesh.h"

namespace table {

/// Paints the rims of rocks and hills as the map is painted there. Before the mesh is fitted to the
/// land.
void paint_rims(engine::Mesh& mesh, const engine::Image& map, glm::vec2 board, glm::vec2 place);

}  // namespace table
