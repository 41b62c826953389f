#pragma once

#include <glm/vec4.hpp>
#include <string_view>

#include "game/figures/palette.h"
#include "game/places/peoples.h"

namespace wotr_figures {

using places::nation_paint;

/// The rim of a character's base: brass for companions, wax red for minions, moss for Gollum.
glm::vec4 character_paint(std::string_view id, float tint = 0.0F);

}  // namespace wotr_figures
