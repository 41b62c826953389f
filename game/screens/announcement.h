#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// A card that somebody else has just played lies open for a while, until the next press.
void draw_announcement(Sheet& sheet);

}  // namespace screens
