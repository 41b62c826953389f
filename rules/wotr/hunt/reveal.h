#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Revealing the Fellowship.

/// pushes what follows from flipping the counter.
void reveal_fellowship(Play& play);
void ask_reveal_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reveal_to(Play& play, const Step& step, Action action);
void ask_reveal_route(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reveal_route(Play& play, const Step& step, Action action);
void run_stronghold_tiles(Play& play, const Step& step);

}  // namespace wotr
