#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// There is too little room for one way below the other.
bool are_ways_in_pairs(const Context& context);
/// There is too little room even for pairs: they are a page that scrolls.
bool are_ways_in_a_page(const Context& context);
/// A button for each way from the table that the rows of sheets and commands have: to a new game,
/// the saves, the rules, the settings.
void draw_ways(Context& context);
/// The start sheet has the same ways.
bool has_menu(const Context& context);
/// The ways from the table, and out.
void draw_menu(Context& context);
/// The table is being wiped.
void draw_lock(Context& context);
/// One sentence that waits to be read: a save that could not be loaded, for instance.
void draw_notice(Context& context);

}  // namespace screens
