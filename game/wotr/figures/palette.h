#pragma once

#include <glm/vec4.hpp>
#include <string_view>

#include "game/figures/palette.h"

namespace wotr_figures {

/// A nation's own colour; oak brown for an unknown id.
glm::vec4 nation_paint(std::string_view nation, float tint = 0.0F);

/// The rim of a character's base: brass for companions, wax red for minions, moss for Gollum.
glm::vec4 character_paint(std::string_view id, float tint = 0.0F);

}  // namespace wotr_figures
