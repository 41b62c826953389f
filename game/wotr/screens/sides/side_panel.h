#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// Victory points that decide the war by arms.
int points_to_win(wotr::Side side);

/// The sheet of a side: its dice, rings, points and cards; below them, on the left what concerns
/// the Fellowship, on the right the Hunt box and the Nations. Folded it is a slim tab.
/// Returns where its sheet ends, in points from above.
float draw_side_panel(Context& context, wotr::Side side);

/// How much of the bar at the top is left between the buttons and the folded sheets, in points.
float room_in_bar(const Context& context);

/// Folds the sheet of a side, or opens it: from the next frame on.
void turn_sheet(Context& context, wotr::Side side);

/// A button for the hand of every seat of the side, and who of a team leads.
void draw_seats(Context& context, wotr::Side side);
/// The same as one icon each.
void draw_folded_seats(Context& context, wotr::Side side, bool in_one_row);
/// The Fellowship's state (left column) and the Political Track (right column).
void draw_fellowship(Context& context);
void draw_politics(Context& context);

/// The same in words, for tips.
std::string words_about_fellowship(const Context& context);
std::string words_about(const Context& context, wotr::Nation nation);
/// As a sentence, or by the key of a shorter one.
std::string words_about_points(const Context& context, wotr::Side side,
                               std::string_view key = "screen.points");

}  // namespace wotr_screens
