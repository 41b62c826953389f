#pragma once

#include <glm/gtc/quaternion.hpp>

namespace table {

/// How the labels of a die are turned on its cube, so that the cube lying `at_rest` looks like
/// `shown`, as upright as it lies. One of the 24 turns that take a cube to itself.
glm::quat labels_for(const glm::quat& at_rest, const glm::quat& shown);

}  // namespace table
