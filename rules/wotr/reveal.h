#pragma once

#include "rules/wotr/game_flow.h"

namespace wotr {

// Revealing the Fellowship.

void ask_reveal_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reveal_to(Play& play, const Step& step, Action action);
/// args: region the journey ends in
void ask_reveal_route(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reveal_route(Play& play, const Step& step, Action action);
void run_stronghold_tiles(Play& play, const Step& step);

}  // namespace wotr
