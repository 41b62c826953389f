#include "game/table/pieces/piece.h"

#include <cmath>
#include <glm/gtc/quaternion.hpp>

namespace table {

glm::quat facing(float yaw) { return glm::angleAxis(yaw, glm::vec3(0, 1, 0)); }

float yaw_towards(glm::vec2 ahead) { return std::atan2(ahead.x, ahead.y); }

}  // namespace table
