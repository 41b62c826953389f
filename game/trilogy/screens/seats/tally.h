#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// Of each player, in the bar: territories, battalions, cards and points; and where the Ring is.
float tally_width(const Desk& desk);
void draw_tally(const Desk& desk, ImDrawList& list, ImVec2 left_middle);

}  // namespace trilogy_screens
