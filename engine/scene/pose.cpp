#include "engine/scene/pose.h"

#include <glm/gtc/matrix_transform.hpp>

namespace engine {

glm::mat4 to_matrix(const Pose& pose, float scale) {
  const glm::mat4 moved = glm::translate(glm::mat4(1), pose.position);
  return glm::scale(moved * glm::mat4_cast(pose.rotation), glm::vec3(scale));
}

}  // namespace engine
