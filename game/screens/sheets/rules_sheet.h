#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Who plays this game, and by which rules.
void draw_rules_of_this_game(Sheet& sheet);

}  // namespace screens
