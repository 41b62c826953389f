#pragma once

#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace engine {

/// The six faces of a cube, by the axis that points out of them when it is not turned.
enum class CubeFace : std::uint8_t { Up, Down, East, West, South, North };

/// One thrown cube: it flies in from `from`, bounces, and comes to rest with `face` up.
/// The same throw always looks the same.
struct Tumble {
  glm::vec3 from{0};
  glm::vec3 rest{0};  ///< the cube's centre at the end
  CubeFace face = CubeFace::Up;
  float side = 1;
  float seconds = 1.5F;
  float turn = 0;  ///< radians around the vertical at rest
  std::uint32_t seed = 0;
};

struct Pose {
  glm::vec3 position{0};
  glm::quat rotation{1, 0, 0, 0};
};

Pose tumble_at(const Tumble& tumble, float seconds);

/// The rotation that brings `face` up.
glm::quat turned_up(CubeFace face);
/// Which face of a cube turned so is up.
CubeFace face_up(const glm::quat& rotation);

glm::mat4 to_matrix(const Pose& pose, float scale = 1);

}  // namespace engine
