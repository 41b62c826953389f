#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include "game/makers/figures/sculpture.h"

// Everything on four legs, or on two with wings. Beasts face +z and stand on y = 0.
namespace figures {

enum class Gait { kStanding, kTrotting, kRearing };

struct Horse {
  glm::vec4 coat;
  glm::vec4 mane;
  glm::vec4 cloth;  ///< under the saddle; may be tinted
  glm::vec4 trim = paints::kBrass;
  Gait gait = Gait::kStanding;
};

/// These return the place of the saddle: add there a rider whose hips are at (0, kHipHeight, 0).
glm::mat4 add_horse(Sculpture& sculpture, const Horse& horse);
/// The long cloth of a war horse that stands or trots, down both flanks.
void add_barding(Sculpture& sculpture, const glm::vec4& paint, const glm::vec4& trim);
glm::mat4 add_wolf(Sculpture& sculpture, const glm::vec4& fur_paint);
glm::mat4 add_winged_beast(Sculpture& sculpture);

/// An elephant with a war tower on its back; its riders are part of it.
void add_war_elephant(Sculpture& sculpture, const glm::vec4& cloth_paint);

}  // namespace figures
