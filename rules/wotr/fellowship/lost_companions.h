#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Companions whom the Hunt or a card takes from the Fellowship.

/// He gives up his life, or on the Mordor Track his part in the game.
void remove_companion(Play& play, Character who, Cause cause);
/// a Hobbit comes out alive, unless it is in Mordor.
void let_hobbit_go(Play& play, Character hobbit, Cause cause);
/// He parts and stays where the figure stands, or leaves the game. The caller has
/// a Guide appointed when all have parted.
void part_on_the_spot(Play& play, Character who);
/// He is eliminated; a Hobbit may be taken alive instead.
void lose_companion(Play& play, Character who, Cause cause);

}  // namespace wotr
