#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Whose work this is, and what it stands on.
void draw_credits(Sheet& sheet);

}  // namespace screens
