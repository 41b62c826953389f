#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// Nothing that is left of the turn must be done: it may be given up as a whole.
bool may_end_turn(const Context& context);

/// A button for it, which asks once more before it does so.
void draw_end_of_turn(Context& context);

}  // namespace trilogy_screens
