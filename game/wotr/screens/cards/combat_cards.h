#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// The Combat card of a side in this round: its back until both are revealed, its own
/// holder sees it before.
void draw_combat_card(Context& context, wotr::Side side);

}  // namespace wotr_screens
