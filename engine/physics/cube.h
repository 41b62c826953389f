#pragma once

#include <cstdint>
#include <glm/gtc/quaternion.hpp>

namespace engine {

/// The six faces of a cube, by the axis that points out of them when it is not turned.
enum class CubeFace : std::uint8_t { kUp, kDown, kEast, kWest, kSouth, kNorth };

/// The rotation that brings `face` up.
glm::quat turned_up(CubeFace face);
/// Which face of a cube turned so is up.
CubeFace face_up(const glm::quat& rotation);
/// How level the face is that is up: 1 lies flat, less leans.
float flatness(const glm::quat& rotation);

}  // namespace engine
