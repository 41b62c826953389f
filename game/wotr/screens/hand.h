#pragma once

#include "engine/ui/widgets.h"
#include "game/wotr/screens/desk.h"

namespace wotr_screens {

/// The cards of a seat that asked to see them: face up for their owner, else only their backs.
void draw_hands(Desk& desk);

/// Where a sheet of cards lies: beside the column of a side, over it where there is little room.
engine::PanelPlace place_of_cards(const Desk& desk, wotr::Side side);
/// Such a sheet lies over the column; over the question of a die, which the cards answer too.
bool is_column_covered(const Desk& desk, wotr::Side side);
bool is_prompt_covered(const Desk& desk);

}  // namespace wotr_screens
