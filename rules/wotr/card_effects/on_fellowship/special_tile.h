#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"tile": "elven-cloaks"}
BringTile read_tile(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_tile(Play& play, const BringTile& data, const CardStep& step);

}  // namespace wotr
