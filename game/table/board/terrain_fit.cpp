#include "game/table/board/terrain_fit.h"

#include <glm/common.hpp>

namespace table {
namespace {

constexpr float kFeet = 0.3F;   // board units: below it everything goes with the ground
constexpr float kHeads = 2.2F;  // and from here up nothing does

}  // namespace

void fit_to_terrain(engine::Mesh& mesh, const engine::HeightField& ground, glm::vec2 place) {
  const float level = ground.height_at(place);
  for (engine::Vertex& vertex : mesh.vertices) {
    const glm::vec2 below = place + glm::vec2(vertex.position.x, vertex.position.z);
    const float follows = 1.0F - glm::smoothstep(kFeet, kHeads, vertex.position.y);
    vertex.position.y += (ground.height_at(below) - level) * follows;
  }
}

}  // namespace table
