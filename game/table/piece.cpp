#include "game/table/piece.h"

#include <glm/gtc/quaternion.hpp>

namespace table {

glm::quat facing(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

}  // namespace table
