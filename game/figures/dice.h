#pragma once

#include <array>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "engine/geometry/mesh.h"
#include "game/figures/emblem.h"

// Dice are cubes of edge kDieEdge around the origin. Faces are numbered 0 to 5 so that opposite
// faces add up to 5: 0 looks up (+y), 1 south (+z), 2 east (+x), 3 west, 4 north, 5 down.
namespace figures {

inline constexpr float kDieEdge = 1.6F;
inline constexpr int kDieFaces = 6;

struct DieColours {
  glm::vec4 body;
  glm::vec4 inlay;
};

/// A die with a sign on each face.
engine::Mesh sign_die_mesh(const DieColours& colours,
                           const std::array<const Emblem*, kDieFaces>& signs);

/// Face f carries f + 1 pips.
engine::Mesh pip_die_mesh(const DieColours& colours);

/// Outward direction of a face of a die that has not been turned.
glm::vec3 die_face_normal(int face);

/// Turns a die so that `face` looks up and its symbol is upright for a viewer in the south.
glm::quat die_rest_rotation(int face);

}  // namespace figures
