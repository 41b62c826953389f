#pragma once

#include <glm/gtc/quaternion.hpp>

#include "rules/wotr/state/ids.h"

// The rules name what a die shows; the table must turn its cube so that this looks up.
namespace wotr_table {

/// The rotation of an action die at rest.
glm::quat action_die_rest(wotr::Side side, wotr::DieFace face);
/// The rotation of a combat or hunt die at rest, 1 to 6.
glm::quat pip_die_rest(int pips);

}  // namespace wotr_table
