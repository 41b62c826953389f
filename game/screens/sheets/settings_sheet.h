#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What can be set for this computer. What is pressed is in the answer at once.
void draw_settings(Sheet& sheet);

}  // namespace screens
