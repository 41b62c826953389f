#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// What must be seen all the time, as a row in the bar at the top: the unused dice of both sides at
// its ends, and in the middle the Fellowship's progress, its corruption, and the Hunt box.

/// In points. Where there is little room between the sides' sheets, the dice are left to their
/// trays.
float tally_width(const Context& context);
void draw_tally(const Context& context, ImDrawList& list, ImVec2 left_middle);

}  // namespace wotr_screens
