#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// A set may, or must, be turned in.
bool offers_sets(const core::Decision& decision);

/// The territory cards of the hand, laid out: the best set is chosen, others can be put together.
void draw_sets(Context& context);

}  // namespace trilogy_screens
