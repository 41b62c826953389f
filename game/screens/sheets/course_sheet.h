#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What the game that is over counted, turn by turn, as charts.
void draw_course(Context& context);

}  // namespace screens
