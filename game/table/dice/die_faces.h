#pragma once

#include <glm/gtc/quaternion.hpp>

#include "rules/wotr/game.h"

// The rules name what a die shows; the table must turn its cube so that this looks up.
namespace table {

/// The rotation of an action die at rest.
glm::quat action_die_rest(wotr::Side side, wotr::DieFace face);
/// The rotation of a combat or hunt die at rest, 1 to 6.
glm::quat pip_die_rest(int pips);

/// How the labels of a die are turned on its cube, so that the cube lying `at_rest` looks like
/// `shown`, as upright as it lies. One of the 24 turns that take a cube to itself.
glm::quat labels_for(const glm::quat& at_rest, const glm::quat& shown);

}  // namespace table
