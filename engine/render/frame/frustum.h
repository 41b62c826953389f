#pragma once

#include <array>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace engine {

/// The six planes around what a camera sees.
class Frustum {
 public:
  explicit Frustum(const glm::mat4& to_clip);
  bool touches_sphere(glm::vec3 centre, float radius) const;
  bool touches_box(glm::vec3 low, glm::vec3 high) const;

 private:
  std::array<glm::vec4, 6> planes_;
};

}  // namespace engine
