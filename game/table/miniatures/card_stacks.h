#pragma once

#include <glm/vec2.hpp>

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/dice.h"

// Cards as they lie on the frame: of the given size (x, z) and height, on y = 0 around the origin.
namespace table {

/// Face down, with a drawn back in the side's colours.
engine::Mesh deck_mesh(DiceSet side, const glm::vec2& size, float height);
/// Face up, and not quite even: a picture above some lines of text.
engine::Mesh discards_mesh(DiceSet side, const glm::vec2& size, float height);

}  // namespace table
