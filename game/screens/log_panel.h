#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// What happened, the latest at the end: below `top` in the right column, or, on a small screen,
/// over the board when it is asked for.
void draw_log(Sheet& sheet, float top);

}  // namespace screens
