#pragma once

#include <glm/vec4.hpp>
#include <string_view>

#include "game/figures/palette.h"

namespace places {

/// The colour of a people: "gondor", "rohan", "elves", "dwarves", "north", "isengard", "sauron",
/// "southrons"; oak brown for any other.
glm::vec4 nation_paint(std::string_view nation, float tint = 0.0F);

}  // namespace places
