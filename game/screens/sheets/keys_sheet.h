#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What each key and each button of a pad does, to look at and to change.
void draw_keys(Sheet& sheet);

}  // namespace screens
