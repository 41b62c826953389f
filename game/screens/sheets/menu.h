#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// There is too little room for one way below the other.
bool are_ways_in_pairs(const Sheet& sheet);
/// There is too little room even for pairs: they are a page that scrolls.
bool are_ways_in_a_page(const Sheet& sheet);
/// The screen on which a new game is put together.
void open_new_game(Memory& memory);
/// A button for each way from the table: to a new game, the saves, the rules, the settings.
void draw_ways(Sheet& sheet);
/// The ways to a new game, to the rules of this one, and out.
void draw_menu(Sheet& sheet);
/// The table is being wiped.
void draw_lock(Sheet& sheet);
/// One sentence that waits to be read: a save that could not be loaded, for instance.
void draw_notice(Sheet& sheet);

}  // namespace screens
