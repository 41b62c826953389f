#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// The ways to a new game, to the rules of this one, and out.
void draw_menu(Sheet& sheet);
/// One sentence that waits to be read: a save that could not be loaded, for instance.
void draw_notice(Sheet& sheet);
/// Who won, and how; of two who won, who did best.
void draw_game_over(Sheet& sheet);

}  // namespace screens
