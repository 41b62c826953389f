#pragma once

#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy {

// Which cards could be played now. All of it follows from what lies open, so it tells nothing of
// what anybody holds.

/// The power can be played at its moment and would do something, whoever holds it.
bool would_do_something(const Rules& rules, const State& state, Seat seat, CardId power);
/// Of these powers, those of which that is so.
CardSet of_use(const Rules& rules, const State& state, Seat seat, const CardSet& powers);

/// Missions to territories that a Leader of whoever's turn it is has entered in it (T-035).
CardSet missions_within_reach(const Rules& rules, const Board& board);

/// Which powers answer to the Fellowship now (T-041, T-042).
CardSet fellowship_powers(const Rules& rules, const Fellowship& fellowship);

/// The seat may hold one of these, as far as all know.
bool may_hold_one(const Rules& rules, const Piles& piles, Seat seat, const CardSet& cards);

/// Those of them that the seat holds.
inline CardSet held_of(const State& state, Seat seat, const CardSet& cards) {
  return state.piles.hands[at(seat)] & cards;
}

}  // namespace trilogy
