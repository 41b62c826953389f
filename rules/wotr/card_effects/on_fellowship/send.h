#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

SendCharacter read_send(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_send(Play& play, const SendCharacter& data, const CardStep& step);

}  // namespace wotr
