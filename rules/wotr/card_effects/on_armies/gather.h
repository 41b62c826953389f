#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

Gather read_gather(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_gather(Play& play, const Gather& data, const CardStep& step);
void ask_gather(const Rules& rules, const State& state, const Gather& data, const CardStep& step,
                Decision& decision);
void answer_gather(Play& play, const Gather& data, const CardStep& step, Action action);

}  // namespace wotr
