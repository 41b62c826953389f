#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

// Step 3: T-033, T-034.
void begin_fortifying(Play& play);
void ask_fortify_from(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_fortify_from(Play& play, const Step& step, Action action);
void ask_fortify_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_fortify_to(Play& play, const Step& step, Action action);
void ask_fortify(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_fortify(Play& play, const Step& step, Action action);

}  // namespace trilogy
