#pragma once

#include <array>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include "engine/geometry/mesh.h"
#include "game/table/emblems/emblems.h"

// Dice are cubes of edge kDieEdge around the origin. Faces are numbered 0 to 5 so that opposite
// faces add up to 5: 0 looks up (+y), 1 south (+z), 2 east (+x), 3 west, 4 north, 5 down.
namespace table {

inline constexpr float kDieEdge = 1.6F;
inline constexpr int kDieFaces = 6;

/// Bone-white with blue inlay, or blood-red with black inlay.
enum class DiceSet { kFree, kShadow };

engine::Mesh action_die_mesh(DiceSet set);

/// Face f carries f + 1 pips.
engine::Mesh combat_die_mesh(DiceSet set);

/// The symbols of an action die by face number. The Free Peoples' Character is on two
/// opposite faces.
const std::array<DieSymbol, kDieFaces>& die_symbols(DiceSet set);

/// The first face with this symbol, or -1 if this die has none.
int face_with(DiceSet set, DieSymbol symbol);

/// Outward direction of a face of a die that has not been turned.
glm::vec3 die_face_normal(int face);

/// Turns a die so that `face` looks up and its symbol is upright for a viewer in the south.
glm::quat die_rest_rotation(int face);

}  // namespace table
