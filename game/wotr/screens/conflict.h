#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Desk& desk);

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const core::Decision& decision);

}  // namespace wotr_screens
