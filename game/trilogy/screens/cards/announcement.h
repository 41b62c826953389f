#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// A card that was just turned over, played or done lies open for a while.
void draw_announcement(Context& context);

}  // namespace trilogy_screens
