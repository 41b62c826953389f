#pragma once

#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy {

/// What each turn brings beside the strongholds: territories by three, at least 3, and the bonuses
/// of whole regions.
int income_of(const Rules& rules, const Board& board, Seat seat);

/// The sum of the bonuses of the regions that the seat holds whole (T-052).
int region_points(const Rules& rules, const Board& board, Seat seat);
/// Of the missions and powers that lie in front of the seat (T-045); none once it is out (T-050).
int card_points(const Rules& rules, const State& state, Seat seat);

/// One for each territory, two for each stronghold, the regions and the cards.
int score_of(const Rules& rules, const State& state, Seat seat);

/// T-053: those of highest score among whom only dice can decide.
SeatSet best_seats(const Rules& rules, const State& state);

}  // namespace trilogy
