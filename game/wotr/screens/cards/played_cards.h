#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// The cards that lie on the table, below the column of the Free Peoples; what they do is read by
/// pointing at them. `top`: where the column ends, in points from above.
void draw_table_cards(Context& context, float top);

/// The sheet of all played cards: those on the table, and the discards of both sides.
void draw_played_cards(Context& context);

}  // namespace wotr_screens
