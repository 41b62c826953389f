#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"dead-men-of-dunharrow": true, "to": ["erech", …], "regulars": 3}
DeadMenOfDunharrow read_dead_men(const Rules& rules, const base::JsonReader& entry,
                                 CardProgram& program);
void run_dead_men(Play& play, const DeadMenOfDunharrow& data, const CardStep& step);
void ask_dead_men(const Rules& rules, const State& state, const DeadMenOfDunharrow& data,
                  const CardStep& step, Decision& decision);
void answer_dead_men(Play& play, const DeadMenOfDunharrow& data, const CardStep& step,
                     Action action);

}  // namespace wotr
