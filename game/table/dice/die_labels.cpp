#include "game/table/dice/die_labels.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "engine/physics/cube.h"

namespace table {

glm::quat labels_for(const glm::quat& at_rest, const glm::quat& shown) {
  const glm::quat to_up = glm::inverse(engine::turned_up(engine::face_up(at_rest)));
  glm::quat best = to_up * shown;
  float closest = -1;
  for (int quarter = 0; quarter < 4; ++quarter) {
    const float angle = static_cast<float>(quarter) * glm::half_pi<float>();
    const glm::quat labels = to_up * glm::angleAxis(angle, glm::vec3(0, 1, 0)) * shown;
    const float closeness = std::abs(glm::dot(at_rest * labels, shown));
    if (closeness <= closest) continue;
    closest = closeness;
    best = labels;
  }
  return best;
}

}  // namespace table
