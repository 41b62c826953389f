#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"choose": [[…], […]], "optional": true}: one list of effects, or none
Choose read_choose(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_choose(Play& play, const Choose& data, const CardStep& step);
void ask_choose(const Rules& rules, const State& state, const Choose& data, const CardStep& step,
                Decision& decision);
void answer_choose(Play& play, const Choose& data, const CardStep& step, Action action);

}  // namespace wotr
