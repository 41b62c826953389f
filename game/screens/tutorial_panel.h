#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What the tutorial says, beside the thing that it is about.
void draw_tutorial_panel(Context& context);

}  // namespace screens
