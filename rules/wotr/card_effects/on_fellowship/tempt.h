#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"tempt": "random-companion"}: the Free Peoples take his Level as Corruption or lose him, which
/// is no casualty of the Hunt.
Tempt read_tempt(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_tempt(Play& play, const Tempt& data, const CardStep& step);
void ask_tempt(const Rules& rules, const State& state, const Tempt& data, const CardStep& step,
               Decision& decision);
void answer_tempt(Play& play, const Tempt& data, const CardStep& step, Action action);

}  // namespace wotr
