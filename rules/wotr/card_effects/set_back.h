#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

SetBack read_set_back(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_set_back(Play& play, const SetBack& data, const CardStep& step);
void ask_set_back(const Rules& rules, const State& state, const SetBack& data, const CardStep& step,
                  Decision& decision);
void answer_set_back(Play& play, const SetBack& data, const CardStep& step, Action action);

}  // namespace wotr
