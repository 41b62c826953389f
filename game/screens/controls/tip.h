#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What the game tells about the place and the thing where the pointer rests.
void draw_tip(Sheet& sheet);

}  // namespace screens
