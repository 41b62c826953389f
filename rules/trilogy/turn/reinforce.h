#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// Step 1 begins: T-019, T-020.
void begin_reinforcements(Play& play);
void ask_reinforce(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reinforce(Play& play, const Step& step, Action action);
/// T-026.
void ask_captured_sets(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_captured_sets(Play& play, const Step& step, Action action);

}  // namespace trilogy
