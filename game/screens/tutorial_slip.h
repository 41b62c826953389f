#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What the tutorial says, beside the thing that it is about.
void draw_tutorial_slip(Sheet& sheet);

}  // namespace screens
