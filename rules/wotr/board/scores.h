#pragma once

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

// How the two of a team did.

/// Points captured by the seat, and by the enemy from its Nations.
int points_captured(const Rules& rules, const Board& board, Seat seat);
int points_lost(const Rules& rules, const Board& board, Seat seat);

/// Who of the winning side did best: the seat itself when it plays alone, kNobody when the two
/// share the victory or nobody has won.
Seat best_seat(const Rules& rules, const Board& board);

}  // namespace wotr
