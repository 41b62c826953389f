#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"change-die": "character", "to": "will"}: an unused die of the player's side that shows this
/// face, or "any"; "up-to": 3 for as many as he likes. Eyes go to the Hunt box.
ChangeDie read_change_die(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_change_die(Play& play, const ChangeDie& data, const CardStep& step);
/// a: how many may still be changed
void ask_change_die(const Rules& rules, const State& state, const ChangeDie& data,
                    const CardStep& step, Decision& decision);
void answer_change_die(Play& play, const ChangeDie& data, const CardStep& step, Action action);

}  // namespace wotr
