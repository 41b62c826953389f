#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

SendCharacter read_send(const Rules& rules, const core::JsonReader& entry, CardProgram& program);
void run_send(Play& play, const SendCharacter& data, const CardStep& step);

}  // namespace wotr
