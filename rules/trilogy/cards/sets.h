#pragma once

#include <cstdint>

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// A hand of so many territory cards must be lowered below that (T-023, T-026).
inline constexpr int kForcedHand = 5;

/// The territory cards that the seat holds.
CardSet territory_hand(const Rules& rules, const Piles& piles, Seat seat);
bool must_turn_in(const Rules& rules, const Piles& piles, Seat seat);

/// What three cards bring (T-021); 0 when they are no set.
int value_of_set(const Rules& rules, CardId one, CardId two, CardId three);
/// Every set of the hand as "turn-in". Of hands larger than nine one set for each combination of
/// symbols: those that differ in their territories alone are worth the same.
void offer_sets(const Rules& rules, const CardSet& hand, Decision& decision);
/// Discards the set; what it is worth is to be placed.
void turn_in(Play& play, Seat seat, Action set);

/// So many more battalions are to be placed in this step.
void add_to_place(Play& play, Seat seat, int count);

}  // namespace trilogy
