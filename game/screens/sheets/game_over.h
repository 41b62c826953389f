#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Once the game is over: who won, how, in one picture; and what can be done then.
void draw_game_over(Sheet& sheet);

}  // namespace screens
