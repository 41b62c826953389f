#pragma once

#include <glm/vec2.hpp>

#include "engine/geometry/mesh.h"
#include "game/wotr/figures/dice.h"

// Cards as they lie on the frame, in the colours of a side: of the given size (x, z) and height, on
// y = 0 around the origin.
namespace wotr_figures {

/// Face down.
engine::Mesh deck_mesh(DiceSet side, const glm::vec2& size, float height);
/// Face up, and not quite even.
engine::Mesh discards_mesh(DiceSet side, const glm::vec2& size, float height);

}  // namespace wotr_figures
