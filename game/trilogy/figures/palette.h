#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "rules/trilogy/state/ids.h"

namespace trilogy_figures {

/// The paint of an army, linear. `tint` is how much of it gives way to an instance's colour.
glm::vec4 colour_paint(trilogy::Colour colour, float tint = 0);

/// What the land of an army is washed with, linear.
glm::vec3 ground_colour(trilogy::Colour colour);

}  // namespace trilogy_figures
