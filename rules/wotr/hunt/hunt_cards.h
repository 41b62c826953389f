#pragma once

#include "rules/wotr/cards/table.h"

namespace wotr {

// Cards on the table that their owner may give up in the midst of something. It costs no
// die.

void ask_table_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_table_card(Play& play, const Step& step, Action action);

}  // namespace wotr
