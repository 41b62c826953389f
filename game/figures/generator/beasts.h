#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include "game/figures/clay.h"

// Everything on four legs, or on two with wings. Beasts face +z and stand on y = 0.
namespace figures {

enum class Gait { kStanding, kTrotting, kRearing };

struct Horse {
  glm::vec4 coat;
  glm::vec4 mane;
  glm::vec4 cloth;  ///< under the saddle; alpha 0 or tinted
  Gait gait = Gait::kStanding;
};

/// These return the place of the saddle: append there a rider whose hips are at (0, kHipHeight, 0).
glm::mat4 add_horse(Clay& clay, const Horse& horse);
/// The long cloth of a war horse that stands or trots, down both flanks.
void add_barding(Clay& clay, const glm::vec4& paint);
glm::mat4 add_wolf(Clay& clay, const glm::vec4& fur);
glm::mat4 add_winged_beast(Clay& clay);

/// An elephant with a war tower on its back; its riders are part of it.
void add_war_elephant(Clay& clay, const glm::vec4& cloth);

}  // namespace figures
