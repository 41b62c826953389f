#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Whose work this is, and what it stands on.
void draw_credits(Context& context);

}  // namespace screens
