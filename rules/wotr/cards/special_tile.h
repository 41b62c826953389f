#pragma once

#include "rules/core/json_check.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"tile": "elven-cloaks"}
BringTile read_tile(const Rules& rules, const core::JsonReader& entry, CardProgram& program);
void run_tile(Play& play, const BringTile& data, const CardStep& step);

}  // namespace wotr
