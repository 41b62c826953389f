#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// The six phases of a turn (rulings 4 to 7.1, 14).

void run_begin_phase(Play& play, const Step& step);
void run_recover(Play& play, const Step& step);

void ask_hunt_allocation(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_hunt_allocation(Play& play, const Step& step, Action action);
void ask_action_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_action_roll(Play& play, const Step& step, Action action);

void run_action_phase(Play& play, const Step& step);
void run_end_of_actions(Play& play, const Step& step);
void run_victory_check(Play& play, const Step& step);

/// a side's first action of a turn is its leading player's teammate's.
void begin_turn_order(const Rules& rules, Board& board);
/// the seat has acted or passed; the other side is next, and the teammate after it.
void end_turn_of(Play& play, Seat seat);

}  // namespace wotr
