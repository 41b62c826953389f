#pragma once

#include "rules/wotr/game_flow.h"

namespace wotr {

// One action of a side: which die, an Elven Ring before it, and what the die is spent on
// (rulings 7.1 and 7.2).

/// args: side
void ask_choose_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_choose_die(Play& play, const Step& step, Action action);
/// args: side
void ask_ring_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_ring_die(Play& play, const Step& step, Action action);
/// args: side, face of the die to be turned
void ask_ring_face(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_ring_face(Play& play, const Step& step, Action action);
/// args: side, face
void ask_choose_use(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_choose_use(Play& play, const Step& step, Action action);
/// args: side, 1 if the die goes to the Hunt box
void run_end_of_action(Play& play, const Step& step);

/// May this side spend a die with this face so, now (7.2)? Skipping is always possible.
bool can_use(const Rules& rules, const State& state, Side side, DieFace face, Use use);
///
bool can_pass(const Board& board, Side side);
///
bool can_use_ring(const Board& board, Side side);

}  // namespace wotr
