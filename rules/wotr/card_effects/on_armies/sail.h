#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

Sail read_sail(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_sail(Play& play, const Sail& data, const CardStep& step);
void ask_sail(const Rules& rules, const State& state, const Sail& data, const CardStep& step,
              Decision& decision);
void answer_sail(Play& play, const Sail& data, const CardStep& step, Action action);

}  // namespace wotr
