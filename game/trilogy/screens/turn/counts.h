#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// The question is how many: to place, to move in, to fortify with, of a card.
bool asks_for_count(const Context& context);

/// A bar with a stepper for the number, and the button that answers with it.
void draw_count(Context& context);

}  // namespace trilogy_screens
