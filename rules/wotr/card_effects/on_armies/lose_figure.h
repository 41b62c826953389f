#pragma once

#include "rules/wotr/cards/card_step.h"

namespace wotr {

LoseFigure read_lose_figure(const Rules& rules, const base::JsonReader& entry,
                            CardProgram& program);
void run_lose_figure(Play& play, const LoseFigure& data, const CardStep& step);
void ask_lose_figure(const Rules& rules, const State& state, const LoseFigure& data,
                     const CardStep& step, Decision& decision);
void answer_lose_figure(Play& play, const LoseFigure& data, const CardStep& step, Action action);

}  // namespace wotr
