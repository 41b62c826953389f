#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

// A card that is pointed at is laid out to read, over everything else, beside what points at it.

/// Whether the condition of a card is among its words, and whether it is one that is missing now.
enum class CardLook { kAsPrinted, kMissing };

/// The card of the item drawn last is to be read in this frame.
void read_card(Sheet& sheet, CardId card, CardLook look = CardLook::kAsPrinted);
/// The same while the item is pointed at, held down, or has the keys.
void read_pointed_card(Sheet& sheet, CardId card, CardLook look = CardLook::kAsPrinted);

/// Call after all sheets.
void draw_card_preview(Sheet& sheet);

}  // namespace screens
