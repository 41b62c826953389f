#pragma once

#include "game/screens/controls/context.h"

namespace screens {

// A card that is pointed at is laid out to read, over everything else, beside what points at it.

/// Whether the condition of a card is among its words, and whether it is one that is missing now.
enum class CardLook { kAsPrinted, kMissing };

/// The card of the item drawn last is to be read in this frame.
void read_card(Context& context, CardId card, CardLook look = CardLook::kAsPrinted);
/// The same while the item is pointed at, held down, or has the keys.
void read_pointed_card(Context& context, CardId card, CardLook look = CardLook::kAsPrinted);

/// Call after all sheets.
void draw_card_preview(Context& context);

}  // namespace screens
