#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <string_view>

#include "game/carve/body.h"

// Cloth: cloaks and banners.
namespace table::carve {

/// Hangs from both shoulders to `hem` above the ground; `sweep` is how far it flies out behind.
struct Cloak {
  glm::vec4 paint;
  float hem = 0.12F;
  float sweep = 0.3F;
  float width = 1.0F;
};
void add_cloak(Clay& clay, const Joints& joints, const Cloak& cloak);

/// A banner on a staff. It flies to `flies` (east or west) in the nation's tinted colour, with its
/// emblem on both sides.
struct Banner {
  glm::vec3 butt;
  glm::vec3 top;
  std::string_view nation;
  glm::vec2 size{0.72F, 0.62F};
  glm::vec3 flies{1.0F, 0.0F, 0.0F};
};
void add_banner(Clay& clay, const Banner& banner);

}  // namespace table::carve
