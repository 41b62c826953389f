#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// The hand that was asked for, as a fan above the prompt, with what can be done with the card that
/// was lifted. Cards of others lie face down.
void draw_hands(Context& context);

/// Where there is little room, the hand lies over the column at the left.
bool is_column_covered(const Context& context);

}  // namespace trilogy_screens
