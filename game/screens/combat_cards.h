#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The Combat card of a side in this round: its back until both are revealed, its own
/// holder sees it before.
void draw_combat_card(Sheet& sheet, wotr::Side side);

}  // namespace screens
