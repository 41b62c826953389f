#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"politics": "rohan", "activate": true, "steps": 1} or {"politics": …, "at-war": true};
/// "choice": true for one of the Nations..
MovePolitics read_politics(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_politics(Play& play, const MovePolitics& data, const CardStep& step);
/// The one Nation that the player chooses.
void ask_politics(const Rules& rules, const State& state, const MovePolitics& data,
                  const CardStep& step, Decision& decision);
void answer_politics(Play& play, const MovePolitics& data, const CardStep& step, Action action);

}  // namespace wotr
