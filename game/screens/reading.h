#pragma once

#include "game/screens/card_face.h"

namespace screens {

// A card that is pointed at is laid out to read, over everything else, beside what points at it.

/// The card of the item drawn last is to be read in this frame.
void read_card(Sheet& sheet, wotr::CardId card, Condition condition = Condition::kAsPrinted);
/// The same while the item is pointed at, held down, or has the keys.
void read_pointed_card(Sheet& sheet, wotr::CardId card,
                       Condition condition = Condition::kAsPrinted);

/// Call after all sheets.
void draw_reading(Sheet& sheet);

}  // namespace screens
