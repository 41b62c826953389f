#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// the field is won, or the defender withdraws, and an attacking unit is left.
bool can_advance(const Rules& rules, const Board& board);
void begin_advance(Play& play);

/// Who advances: everyone in board.group but those who are left; kStop is nobody.
void ask_advance(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_advance(Play& play, const Step& step, Action action);

}  // namespace wotr
