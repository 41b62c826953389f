#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include "engine/geometry/mesh.h"
#include "engine/scene/height_field.h"

namespace table {

/// Sets a model, made to stand on level ground, on the land around `place`: its feet follow the
/// relief, what is high above them keeps its level. Ships come to lie on the water so.
void fit_to_terrain(engine::Mesh& mesh, const engine::HeightField& ground, glm::vec2 place);

/// Where a place of such a model comes to lie in the world.
glm::vec3 fitted_to_terrain(const glm::vec3& at, const engine::HeightField& ground,
                            glm::vec2 place);

}  // namespace table
