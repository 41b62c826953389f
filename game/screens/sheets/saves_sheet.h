#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// The saved games: to go on with, to look at again, to put away; and a name to save this one
/// under.
void draw_saves(Sheet& sheet);

}  // namespace screens
