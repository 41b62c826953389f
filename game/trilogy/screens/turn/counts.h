#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// The question is how many: to place, to move in, to fortify with, of a card.
bool asks_for_count(const Desk& desk);

/// A bar with a stepper for the number, and the button that answers with it.
void draw_count(Desk& desk);

}  // namespace trilogy_screens
