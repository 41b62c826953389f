#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// So long that a person begins to wonder: then it is told, and may be cut short.
bool is_long_thought(const ScreenState& state);

/// Who thinks; of a long thought for how long, of how long at most, and the button that ends it.
void draw_thinking(Context& context);

}  // namespace screens
