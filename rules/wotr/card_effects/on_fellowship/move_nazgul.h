#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"move-nazgul": "any"}: any or all Nazgûl fly, the Witch-king too, as with a die.
MoveNazgul read_move_nazgul(const Rules& rules, const base::JsonReader& entry,
                            CardProgram& program);
void run_move_nazgul(Play& play, const MoveNazgul& data, const CardStep& step);

}  // namespace wotr
