#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

void run_begin_turn(Play& play, const Step& step);
void run_begin_step(Play& play, const Step& step);
void run_end_turn(Play& play, const Step& step);

/// T-036: what missions promised.
void run_extra_cards(Play& play, const Step& step);

/// Everything of a turn from this step on, on the stack.
void push_turn_from(Play& play, TurnStep step);

// Steps 4 to 6: T-036 to T-039, T-047.
void ask_discard(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_discard(Play& play, const Step& step, Action action);
void ask_replace_leader(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_replace_leader(Play& play, const Step& step, Action action);

}  // namespace trilogy
