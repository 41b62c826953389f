#pragma once

#include <glm/gtc/quaternion.hpp>

#include "engine/scene/tumble.h"
#include "rules/wotr/ids.h"

// The rules name what a die shows; the table must turn its cube so that this looks up.
namespace table {

/// The rotation of an action die at rest.
glm::quat action_die_rest(wotr::Side side, wotr::DieFace face);
/// The rotation of a combat or hunt die at rest, 1 to 6.
glm::quat pip_die_rest(int pips);

/// A throw that ends in exactly that rotation.
engine::Tumble throw_to(const glm::vec3& from, const engine::Pose& rest, float side,
                        std::uint32_t seed);

}  // namespace table
