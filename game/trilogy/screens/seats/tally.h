#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// Of each player, in the bar: territories, battalions, cards and points; and where the Ring is.
float tally_width(const Context& context);
void draw_tally(const Context& context, ImDrawList& list, ImVec2 left_middle);

}  // namespace trilogy_screens
