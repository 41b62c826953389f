#include "game/figures/emblem.h"

#include <glm/vec3.hpp>
#include <utility>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"

namespace figures {

InkedEmblem::InkedEmblem(Emblem sign) : emblem(std::move(sign)) {
  for (const std::vector<glm::vec2>& contour : emblem.contours) {
    const std::vector<glm::vec2> part = engine::triangulate(contour);
    triangles.insert(triangles.end(), part.begin(), part.end());
  }
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
