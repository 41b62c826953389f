#pragma once

#include "game/match/chart.h"
#include "game/screens/controls/context.h"

namespace screens {

/// One thing that the game counted, turn by turn, below its title, as an item of the window whose
/// chart has that size.
void draw_course_chart(Context& context, const match::Chart& chart, ImVec2 size);

}  // namespace screens
