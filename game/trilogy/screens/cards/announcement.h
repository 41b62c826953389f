#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// A card that was just turned over, played or done lies open for a while.
void draw_announcement(Desk& desk);

}  // namespace trilogy_screens
