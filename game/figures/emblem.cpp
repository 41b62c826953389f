#include "game/figures/emblem.h"

#include <glm/vec3.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"

namespace figures {

std::vector<glm::vec2> emblem_triangles(const Emblem& emblem) {
  std::vector<glm::vec2> corners;
  for (const std::vector<glm::vec2>& contour : emblem.contours) {
    const std::vector<glm::vec2> part = engine::triangulate(contour);
    corners.insert(corners.end(), part.begin(), part.end());
  }
  return corners;
}

engine::Mesh emblem_mesh(const Emblem& emblem, float radius, float depth, const glm::vec4& paint,
                         Relief relief) {
  const auto sides =
      relief == Relief::kRaised ? engine::ExtrudeSides::kWith : engine::ExtrudeSides::kWithout;
  engine::Mesh mesh;
  for (std::vector<glm::vec2> contour : emblem.contours) {
    for (glm::vec2& point : contour) point *= radius;
    engine::append(mesh, engine::extrude(contour, depth, paint, sides));
  }
  return engine::turned(std::move(mesh), -90.0F, {1.0F, 0.0F, 0.0F});
}

}  // namespace figures
