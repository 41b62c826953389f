#pragma once

#include "engine/ui/widgets.h"
#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// The hand of a seat that asked to see it, as a fan above the prompt: face up for its owner, else
/// only backs. A card that is pointed at or pressed is lifted to read.
void draw_hands(Context& context);

/// Where a sheet of cards lies: beside the column of a side, over it where there is little room.
engine::PanelPlace place_of_cards(const Context& context, wotr::Side side);
/// Cards lie over the column.
bool is_column_covered(const Context& context, wotr::Side side);

}  // namespace wotr_screens
