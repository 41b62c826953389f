#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// What the pending decision asks, and its options in words.
screens::Question question_of(const Context& context);

/// What stands above the plain buttons: sets, cards, dice, numbers, what is laid out on the map.
void draw_question(Context& context);

}  // namespace trilogy_screens
