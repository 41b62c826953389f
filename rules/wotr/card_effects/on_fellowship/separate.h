#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"separate": "group", "further": 1}: one Companion or one group leaves the Fellowship, one
/// region further than by a die; "level": 4 instead of the group's own; "enters-sieges": true.
///
Separate read_separate(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_separate(Play& play, const Separate& data, const CardStep& step);

}  // namespace wotr
