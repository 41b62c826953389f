#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// A line that is to be made as long as 100 mm of a ruler that is held to the screen: from then on
/// nothing that fingers press is smaller than a finger.
void draw_ruler(Context& context);

}  // namespace screens
