#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace engine {

/// Where a thing is and how it is turned.
struct Pose {
  glm::vec3 position{0};
  glm::quat rotation{1, 0, 0, 0};
};

glm::mat4 to_matrix(const Pose& pose, float scale = 1);

}  // namespace engine
