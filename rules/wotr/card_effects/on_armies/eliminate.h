#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"eliminate": ["saruman"], "in": "orthanc"}: those of them who are there;
/// {"eliminate": "leader", "in": "minas-tirith"}: a Leader of the Free Peoples
Eliminate read_eliminate(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_eliminate(Play& play, const Eliminate& data, const CardStep& step);
/// Which Leader.
void ask_eliminate(const Rules& rules, const State& state, const Eliminate& data,
                   const CardStep& step, Decision& decision);
void answer_eliminate(Play& play, const Eliminate& data, const CardStep& step, Action action);

}  // namespace wotr
