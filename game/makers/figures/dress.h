#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/emblem.h"
#include "game/makers/figures/body.h"

// Cloth: cloaks and banners.
namespace figures {

/// Hangs from both shoulders to `hem` above the ground; `sweep` is how far it flies out behind.
struct Cloak {
  glm::vec4 paint;
  float hem = 0.12F;
  float sweep = 0.3F;
  float width = 1.0F;
  glm::vec4 collar = glm::vec4(0);  ///< of fur about the neck; no red, green or blue for none
  glm::vec4 brooch = paints::kBrass;
};
void add_cloak(Sculpture& sculpture, const Joints& joints, const Cloak& cloak);

/// A banner on a staff. It flies to `flies` (east or west), with its sign on both sides.
struct Banner {
  glm::vec3 butt;
  glm::vec3 top;
  glm::vec4 cloth;
  const Emblem& sign;
  glm::vec2 size{0.72F, 0.62F};
  glm::vec3 flies{1.0F, 0.0F, 0.0F};
};
void add_banner(Sculpture& sculpture, const Banner& banner);

/// A narrow flag that streams to `end` from between two points of a staff.
void add_pennon(Sculpture& sculpture, const glm::vec3& top, const glm::vec3& foot,
                const glm::vec3& end, const glm::vec4& paint);

}  // namespace figures
