#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"upgrade": "sauron", "times": 2}, {"upgrade": "free", "in": …}: a Regular becomes an Elite
Upgrade read_upgrade(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_upgrade(Play& play, const Upgrade& data, const CardStep& step);
void ask_upgrade(const Rules& rules, const State& state, const Upgrade& data, const CardStep& step,
                 Decision& decision);
void answer_upgrade(Play& play, const Upgrade& data, const CardStep& step, Action action);

}  // namespace wotr
