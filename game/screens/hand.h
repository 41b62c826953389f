#pragma once

#include "engine/ui/widgets.h"
#include "game/screens/sheet.h"

namespace screens {

/// The cards of a seat that asked to see them: face up for their owner, else only their backs.
void draw_hands(Sheet& sheet);

/// Where a sheet of cards lies: beside the column of a side, over it where there is little room.
engine::PanelPlace place_of_cards(const Sheet& sheet, wotr::Side side);
/// Such a sheet lies over the column; over the question of a die, which the cards answer too.
bool is_column_covered(const Sheet& sheet, wotr::Side side);
bool is_prompt_covered(const Sheet& sheet);

}  // namespace screens
