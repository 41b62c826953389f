#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"corruption": -1}
ChangeCorruption read_corruption(const Rules& rules, const base::JsonReader& entry,
                                 CardProgram& program);
void run_corruption(Play& play, const ChangeCorruption& data, const CardStep& step);

/// {"roll": 3, "success": 5, "each": {"corruption": -1}}: three dice, each 5 or more heals one
RollForCorruption read_roll(const Rules& rules, const base::JsonReader& entry,
                            CardProgram& program);
void run_roll(Play& play, const RollForCorruption& data, const CardStep& step);
/// a: dice still to be thrown
void ask_roll(const Rules& rules, const State& state, const RollForCorruption& data,
              const CardStep& step, Decision& decision);
void answer_roll(Play& play, const RollForCorruption& data, const CardStep& step, Action action);

}  // namespace wotr
