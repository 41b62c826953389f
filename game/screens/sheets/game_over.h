#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Once the game is over: who won, how, in one picture; and what can be done then.
void draw_game_over(Context& context);

}  // namespace screens
