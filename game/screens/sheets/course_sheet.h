#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What the game that is over counted, turn by turn, as charts.
void draw_course(Sheet& sheet);

}  // namespace screens
