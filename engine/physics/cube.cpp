#include "engine/physics/cube.h"

#include <algorithm>
#include <array>
#include <glm/gtc/constants.hpp>

namespace engine {
namespace {

/// How far each face looks up, in the order of CubeFace.
std::array<float, 6> heights(const glm::quat& rotation) {
  const glm::mat3 axes = glm::mat3_cast(rotation);
  return {axes[1].y, -axes[1].y, axes[0].y, -axes[0].y, axes[2].y, -axes[2].y};
}

}  // namespace

glm::quat turned_up(CubeFace face) {
  constexpr float kQuarter = glm::half_pi<float>();
  const glm::vec3 east{1, 0, 0};
  const glm::vec3 south{0, 0, 1};
  switch (face) {
    case CubeFace::kUp: return {1, 0, 0, 0};
    case CubeFace::kDown: return glm::angleAxis(2 * kQuarter, east);
    case CubeFace::kEast: return glm::angleAxis(kQuarter, south);
    case CubeFace::kWest: return glm::angleAxis(-kQuarter, south);
    case CubeFace::kSouth: return glm::angleAxis(-kQuarter, east);
    case CubeFace::kNorth: return glm::angleAxis(kQuarter, east);
  }
  return {1, 0, 0, 0};
}

CubeFace face_up(const glm::quat& rotation) {
  const auto up = heights(rotation);
  return static_cast<CubeFace>(std::max_element(up.begin(), up.end()) - up.begin());
}

float flatness(const glm::quat& rotation) {
  const auto up = heights(rotation);
  return *std::max_element(up.begin(), up.end());
}

}  // namespace engine
