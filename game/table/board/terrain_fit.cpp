#include "game/table/board/terrain_fit.h"

#include <glm/common.hpp>

namespace table {
namespace {

constexpr float kFeet = 0.3F;   // board units: below it everything goes with the ground
constexpr float kHeads = 2.2F;  // and from here up nothing does

/// How much what stands on `at` goes up with the ground below it.
float rise_at(const glm::vec3& at, const engine::HeightField& ground, glm::vec2 place) {
  const float level = ground.height_at(place);
  const float follows = 1.0F - glm::smoothstep(kFeet, kHeads, at.y);
  return (ground.height_at(place + glm::vec2(at.x, at.z)) - level) * follows;
}

}  // namespace

void fit_to_terrain(engine::Mesh& mesh, const engine::HeightField& ground, glm::vec2 place) {
  for (engine::Vertex& vertex : mesh.vertices) {
    vertex.position.y += rise_at(vertex.position, ground, place);
  }
}

glm::vec3 fitted_to_terrain(const glm::vec3& at, const engine::HeightField& ground,
                            glm::vec2 place) {
  const glm::vec3 foot = ground.on_surface(place);
  return foot + at + glm::vec3(0, rise_at(at, ground, place), 0);
}

}  // namespace table
