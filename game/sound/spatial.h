#pragma once

#include <glm/vec2.hpp>

#include "engine/scene/camera.h"

namespace sound {

/// How a place on the board is heard by whoever looks through the camera.
struct Spatial {
  float side = 0;  ///< -1 left, 1 right
  float gain = 1;  ///< less from afar
};

Spatial spatialize(const engine::CameraView& camera, glm::vec2 place);

}  // namespace sound
