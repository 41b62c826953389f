#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Context& context);

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const core::Decision& decision);

}  // namespace wotr_screens
