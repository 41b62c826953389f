#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Desk& desk);

/// What the side has thrown in this round, re-rolls and all.
std::string thrown_words(const Desk& desk, wotr::Side side);

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const core::Decision& decision);

}  // namespace wotr_screens
