#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

// Answers that cards of the hand give to several questions of a turn.

/// "play-card" for these powers, as far as the seat holds them and they would do something.
void offer_powers(const Rules& rules, const State& state, Seat seat, const CardSet& powers,
                  Decision& decision);
/// "mission" for those done this turn (T-035), "show-card" for an uprising in a territory held.
void offer_missions(const Rules& rules, const State& state, Seat seat, Decision& decision);
void offer_uprisings(const Rules& rules, const State& state, Seat seat, Decision& decision);

/// Carries out one of these: the question, pushed before, is then asked again. False if the action
/// is none of them.
bool hand_answered(Play& play, Seat seat, Action action);

}  // namespace trilogy
