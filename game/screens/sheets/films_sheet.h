#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Films of the match, and of what the window shows.
void draw_films(Sheet& sheet);

}  // namespace screens
