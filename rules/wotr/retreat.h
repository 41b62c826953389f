#pragma once

#include "rules/wotr/play.h"

namespace wotr {

/// the defender may retreat into the Stronghold before this round.
bool can_withdraw(const Rules& rules, const Board& board);
void ask_withdraw(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_withdraw(Play& play, const Step& step, Action action);

/// retreat to an adjacent region after the attacker has chosen to continue.
void ask_retreat(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_retreat(Play& play, const Step& step, Action action);

}  // namespace wotr
