#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"move-armies": 1, "regions": 2, "with": "companion"}; {"move-armies": 1, "regions": 3,
/// "to-army": true}; {"move-armies": 1, "from": "rohan.regions", "straight-to": "minas-tirith"}
MoveArmies read_move_armies(const Rules& rules, const base::JsonReader& entry,
                            CardProgram& program);
/// Some Army may move now.
bool can_move_armies(const Rules& rules, const State& state, const MoveArmies& data,
                     const CardStep& step);
void run_move_armies(Play& play, const MoveArmies& data, const CardStep& step);
void ask_move_armies(const Rules& rules, const State& state, const MoveArmies& data,
                     const CardStep& step, Decision& decision);
void answer_move_armies(Play& play, const MoveArmies& data, const CardStep& step, Action action);

}  // namespace wotr
