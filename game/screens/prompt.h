#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// The sheet at the lower edge: whose decision it is, what is asked, and every option of it.
void draw_prompt(Sheet& sheet);

}  // namespace screens
