#pragma once

#include "rules/core/refusal.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// One action of a side: which die, an Elven Ring before it, and what the die is spent on
// (rulings 7.1 and 7.2).

void ask_choose_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_choose_die(Play& play, const Step& step, Action action);
void ask_ring_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_ring_die(Play& play, const Step& step, Action action);
void ask_ring_face(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_ring_face(Play& play, const Step& step, Action action);
void ask_choose_use(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_choose_use(Play& play, const Step& step, Action action);
void run_end_of_action(Play& play, const Step& step);

/// May this seat spend a die with this face so, now (7.2)? Skipping is always possible.
bool can_use(const Rules& rules, const State& state, Seat seat, DieFace face, Use use);
/// 7.2: the result is one for this use, or a figure lends its art. Event cards and
/// the like look at the die themselves.
bool serves_for(const Rules& rules, const Board& board, Seat seat, DieFace face, Use use);
/// The first ruling that keeps the side, or this face, from the use, whatever stands on the map.
core::Refusal why_not_spend(const Rules& rules, const Board& board, Seat seat, DieFace face,
                            Use use);
/// Armies under a Character die need a Leader.
LeaderNeed need_of(DieFace face);
/// what an Elven Ring may turn a die into.
bool may_turn_into(Side side, DieFace from, DieFace to);
///
bool can_pass(const Board& board, Side side);
///
bool can_use_ring(const Rules& rules, const Board& board, Seat seat);

}  // namespace wotr
