#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Buying an enemy card off the table, as an action.

/// The seat can be rid of some card with this die.
bool can_ransom(const Rules& rules, const State& state, Seat seat, DieFace face);

/// Which card.
void ask_ransom(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_ransom(Play& play, const Step& step, Action action);
/// A card of the hand that is given up for it. args: card to be rid of, cards given so far
void ask_ransom_payment(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_ransom_payment(Play& play, const Step& step, Action action);

}  // namespace wotr
