#pragma once

#include "game/trilogy/table/world.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_table {

/// Everything that stands on the map and its frame, exactly as the view says.
table::Mirror mirror(const World& world, const trilogy::View& view);

// mirror_map.cpp: battalions, Leaders, places, ships, the Ring.
void mirror_map(const World& world, const trilogy::Board& board, table::Mirror& into);
// mirror_frame.cpp: decks, the step's marker, scores.
void mirror_frame(const trilogy::Rules& rules, const trilogy::View& view, table::Mirror& into);

}  // namespace trilogy_table
