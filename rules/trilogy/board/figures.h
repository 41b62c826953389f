#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

// Battalions and Leaders come, go and move only by these, and each reports it: so nothing on the
// table changes unexplained, and the counts of what was raised and lost stay true.

/// New battalions of the territory's owner; those of the set-up come out of its supply (T-010).
void place_battalions(Play& play, Territory territory, int count, Cause cause);
void lose_battalions(Play& play, Territory territory, int count, Cause cause);
void move_battalions(Play& play, Territory from, Territory to, int count, Cause cause);

/// Makes the territory the seat's. Its battalions are not touched.
void set_owner(Board& board, Territory territory, Seat owner);

void place_leader(Play& play, Seat seat, Territory territory, Cause cause);
void move_leader(Play& play, Seat seat, Territory from, Territory to, Cause cause);
/// T-030: the Leader that may stand there goes back to its owner's supply.
void lose_leader(Play& play, Territory territory);

}  // namespace trilogy
