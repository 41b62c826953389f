#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"play": "character"}: the player may play another card with this icon, without a die
PlayAnother read_play(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_play(Play& play, const PlayAnother& data, const CardStep& step);
void ask_play(const Rules& rules, const State& state, const PlayAnother& data, const CardStep& step,
              Decision& decision);
void answer_play(Play& play, const PlayAnother& data, const CardStep& step, Action action);

}  // namespace wotr
