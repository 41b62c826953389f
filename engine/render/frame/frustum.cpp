#include "engine/render/frame/frustum.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace engine {

Frustum::Frustum(const glm::mat4& to_clip) {
  const glm::mat4 rows = glm::transpose(to_clip);
  for (std::size_t i = 0; i < 3; ++i) {
    const auto axis = static_cast<int>(i);
    planes_[2 * i] = rows[3] + rows[axis];
    planes_[2 * i + 1] = rows[3] - rows[axis];
  }
  for (glm::vec4& plane : planes_) plane /= glm::length(glm::vec3(plane));
}

bool Frustum::touches_sphere(glm::vec3 centre, float radius) const {
  return std::all_of(planes_.begin(), planes_.end(), [&](const glm::vec4& plane) {
    return glm::dot(glm::vec3(plane), centre) + plane.w > -radius;
  });
}

bool Frustum::touches_box(glm::vec3 low, glm::vec3 high) const {
  return std::all_of(planes_.begin(), planes_.end(), [&](const glm::vec4& plane) {
    const glm::vec3 farthest{plane.x > 0 ? high.x : low.x, plane.y > 0 ? high.y : low.y,
                             plane.z > 0 ? high.z : low.z};
    return glm::dot(glm::vec3(plane), farthest) + plane.w > 0;
  });
}

}  // namespace engine
