#pragma once

#include <glm/vec2.hpp>

#include "engine/assets/image_file.h"
#include "engine/geometry/mesh.h"
#include "engine/scene/height_field.h"

namespace table {

/// Sets a model, made to stand on level ground, on the land around `place`: its feet follow the
/// relief, what is high above them keeps its level. Ships come to lie on the water so.
void seat(engine::Mesh& mesh, const engine::HeightField& ground, glm::vec2 place);

/// Paints the rims of its rocks and hills as the map is painted there. Before it is seated.
void paint_rims(engine::Mesh& mesh, const engine::Image& map, glm::vec2 board, glm::vec2 place);

}  // namespace table
