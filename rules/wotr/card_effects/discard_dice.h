#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

DiscardDice read_discard_dice(const Rules& rules, const base::JsonReader& entry,
                              CardProgram& program);
void run_discard_dice(Play& play, const DiscardDice& data, const CardStep& step);

}  // namespace wotr
