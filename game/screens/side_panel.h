#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The column of a side: its dice, rings, points and cards; below them, on the left what concerns
/// the Fellowship, on the right the Hunt box and the Nations.
/// Returns where its sheet ends, in points from above.
float draw_side_panel(Sheet& sheet, wotr::Side side);

/// A button for the hand of every seat of the side, and who of a team leads.
void draw_seats(Sheet& sheet, wotr::Side side);
/// The Fellowship's state (left column) and the Political Track (right column).
void draw_fellowship(Sheet& sheet);
void draw_politics(Sheet& sheet);

}  // namespace screens
