#pragma once

#include "rules/wotr/armies/groups.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/view/view.h"
#include "rules/wotr/why_not/intent.h"

namespace wotr {

// Each gives the first reason against the intent, or kAccepted.

/// 7.2: dice, Rings, passing.
core::Refusal why_not_die(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_pass(const Board& board, Side side);
core::Refusal why_not_ring(const Rules& rules, const Board& board, const Intent& intent);
///
core::Refusal why_not_move(const Rules& rules, const Board& board, const Intent& intent);
///
core::Refusal why_not_attack(const Rules& rules, const Board& board, const Intent& intent);
/// Rulings 5, 7.5, 8, 10.
core::Refusal why_not_fellowship(const Rules& rules, const Board& board, const Intent& intent);
core::Refusal why_not_travel(const Rules& rules, const Board& board, const Intent& intent);
///
core::Refusal why_not_muster(const Rules& rules, const Board& board, const Intent& intent);

///
core::Refusal why_not_card(const Rules& rules, const View& view, const Intent& intent);
/// The one of the hand that may be played with the die of the intent; none where there are more.
std::optional<CardId> only_playable_card(const Rules& rules, const View& view,
                                         const Intent& intent);
/// The card may be played, but never does what the intent says of it: the ruling by which it asks
/// its first question, or R-072.
core::Refusal why_not_by_card(const Rules& rules, const State& state, const Intent& intent,
                              CardId card);

/// An answer that the pending question does not offer is against the ruling it is asked by.
core::Refusal why_not_answer(const Rules& rules, const View& view, const Intent& intent);
/// A more telling ruling against an answer that is not offered, or kAccepted;
///
core::Refusal why_not_in_turn(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_in_group(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_in_battle(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_in_hunt(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_in_recruiting(const Rules& rules, const View& view, const Intent& intent);
///
core::Refusal why_not_in_play(const Rules& rules, const View& view, const Intent& intent);
///
core::Refusal why_not_in_team(const Rules& rules, const View& view, const Intent& intent);

/// Whether an Army needs a Leader to move or attack with the die; without one named, with the best.
LeaderNeed need_of(const Rules& rules, const Board& board, const Intent& intent);

/// The first refusal among the candidates, unless one of them is accepted.
template <class Candidates, class Ask>
core::Refusal first_refusal(const Candidates& candidates, core::Refusal none, Ask ask) {
  core::Refusal first = none;
  bool asked = false;
  for (const auto candidate : candidates) {
    const core::Refusal refusal = ask(candidate);
    if (!refusal.refused()) return refusal;
    if (!asked) first = refusal;
    asked = true;
  }
  return first;
}

}  // namespace wotr
