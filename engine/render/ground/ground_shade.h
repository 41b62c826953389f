#pragma once

#include <glm/vec3.hpp>

#include "engine/assets/image_file.h"

namespace engine {

/// Light taken from the ground and light added to it; figures keep theirs.
struct GroundShade {
  Image light;        ///< kRg8 over the field's rectangle: share of the light left, of the glow
  glm::vec3 glow{0};  ///< linear, added whole where its share is 255
};

}  // namespace engine
