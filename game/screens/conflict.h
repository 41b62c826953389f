#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Sheet& sheet);

}  // namespace screens
