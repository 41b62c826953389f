#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// The hand that was asked for, as a fan above the prompt, with what can be done with the card that
/// was lifted. Cards of others lie face down.
void draw_hands(Desk& desk);

/// Where there is little room, the hand lies over the column at the left.
bool is_column_covered(const Desk& desk);

}  // namespace trilogy_screens
