#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"the-eagles-are-coming": true, "in": …, "success": 5, "home": …}
TheEaglesAreComing read_eagles(const Rules& rules, const base::JsonReader& entry,
                               CardProgram& program);
void run_eagles(Play& play, const TheEaglesAreComing& data, const CardStep& step);
void ask_eagles(const Rules& rules, const State& state, const TheEaglesAreComing& data,
                const CardStep& step, Decision& decision);
void answer_eagles(Play& play, const TheEaglesAreComing& data, const CardStep& step, Action action);

}  // namespace wotr
