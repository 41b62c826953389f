#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// Turn and phase in the middle; menu, undo and the sheets that can be opened at the sides.
void draw_top_bar(Sheet& sheet);

}  // namespace screens
