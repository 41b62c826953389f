#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// the seat, or by the option its team, used one this turn.
bool has_used_ring(const Rules& rules, const Board& board, Seat seat);
/// The side has a Ring, and the seat may use one this turn.
bool has_ring_to_spend(const Rules& rules, const Board& board, Seat seat);
/// a Ring of the Free Peoples goes to the Shadow.
void spend_ring(Play& play, Seat seat);

}  // namespace wotr
