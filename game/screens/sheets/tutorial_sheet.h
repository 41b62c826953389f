#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// The chapters of the tutorial, to begin one.
void draw_tutorial_sheet(Sheet& sheet);

}  // namespace screens
