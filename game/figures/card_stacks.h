#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>

#include "engine/geometry/mesh.h"
#include "game/figures/emblem.h"

// Cards as they lie on the frame: of the given size (x, z) and height, on y = 0 around the origin.
namespace figures {

/// What a deck's cards have in common: their colour and the sign drawn on them.
struct CardBack {
  const glm::vec4& paint;
  const Emblem& sign;
};

/// Face down, with a drawn back.
engine::Mesh deck_mesh(const CardBack& back, const glm::vec2& size, float height);
/// Face up, and not quite even: a picture above some lines of text.
engine::Mesh discards_mesh(const CardBack& back, const glm::vec2& size, float height);

}  // namespace figures
