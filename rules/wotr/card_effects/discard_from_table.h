#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"discard-from-table": "character"}: a card of this deck that lies on the enemy's table
DiscardFromTable read_discard_from_table(const Rules& rules, const base::JsonReader& entry,
                                         CardProgram& program);
bool can_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step);
void run_discard_from_table(Play& play, const DiscardFromTable& data, const CardStep& step);
void ask_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step, Decision& decision);
void answer_discard_from_table(Play& play, const DiscardFromTable& data, const CardStep& step,
                               Action action);

}  // namespace wotr
