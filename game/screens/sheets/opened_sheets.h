#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Those that are asked for from the menu, the start or a station, and are open.
void draw_opened_sheets(Sheet& sheet);

}  // namespace screens
