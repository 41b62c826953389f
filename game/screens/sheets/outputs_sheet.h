#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The sheet of those who show the match to others: windows, how far they stay behind, and what
/// their cameras do.
void draw_outputs(Context& context);

}  // namespace screens
