#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// A card that somebody else has just played lies open for a while, until the next press.
void draw_announcement(Context& context);

}  // namespace wotr_screens
