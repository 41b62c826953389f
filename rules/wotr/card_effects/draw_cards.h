#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"draw": 1, "deck": "strategy"}
DrawCards read_draw(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_draw(Play& play, const DrawCards& data, const CardStep& step);

}  // namespace wotr
