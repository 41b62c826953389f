#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The cards of a side that lie on the table, below its column; what they do is read by pointing at
/// them. Returns where they end, in points from above.
float draw_table_cards(Sheet& sheet, wotr::Side side, float top);

/// The sheet of all played cards: those on the table, and the discards of both sides.
void draw_played_cards(Sheet& sheet);

}  // namespace screens
