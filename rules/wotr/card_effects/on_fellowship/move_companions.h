#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"move-companions": "any"}; {"move-companions": "group", "further": 2, "enters-sieges": true}
MoveCompanions read_move_companions(const Rules& rules, const base::JsonReader& entry,
                                    CardProgram& program);
void run_move_companions(Play& play, const MoveCompanions& data, const CardStep& step);

/// Somebody on the map can travel so.
bool can_travel_by_card(const Rules& rules, const State& state, const MoveCompanions& data,
                        const CardStep& step);

}  // namespace wotr
