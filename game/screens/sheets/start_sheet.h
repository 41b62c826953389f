#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The first thing that is seen: what can be begun, beside the table that lies there.
void draw_start(Context& context);

}  // namespace screens
