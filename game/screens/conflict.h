#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Sheet& sheet);

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const wotr::View& view);

}  // namespace screens
