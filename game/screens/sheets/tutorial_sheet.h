#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The chapters of the tutorial, to begin one.
void draw_tutorial_sheet(Context& context);

}  // namespace screens
