#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// New game, speed, quit.
void draw_menu(Sheet& sheet);
/// One sentence that waits to be read: a save that could not be loaded, for instance.
void draw_notice(Sheet& sheet);
/// Who won, and how.
void draw_game_over(Sheet& sheet);

}  // namespace screens
