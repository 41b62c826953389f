#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Who plays this game, and by which rules.
void draw_rules_of_this_game(Context& context);

}  // namespace screens
