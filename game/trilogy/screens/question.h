#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// What the pending decision asks, and its options in words.
screens::Question question_of(const Desk& desk);

/// What stands above the plain buttons: sets, cards, dice, numbers, what is laid out on the map.
void draw_question(Desk& desk);

}  // namespace trilogy_screens
