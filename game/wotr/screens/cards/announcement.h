#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// A card that somebody else has just played lies open for a while, until the next press.
void draw_announcement(Desk& desk);

}  // namespace wotr_screens
