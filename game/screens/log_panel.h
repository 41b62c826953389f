#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// What happened, the latest at the end.
void draw_log(Sheet& sheet);

}  // namespace screens
