#pragma once

#include "rules/wotr/game_flow.h"

namespace wotr {

/// args: side that acted
void run_aftermath(Play& play, const Step& step);

/// one unit too many goes to the reinforcements; repeats, the teammates in turn
/// until the place holds no more than 10 units of the side, or 5 in a besieged Stronghold.
/// args: seat, place
void ask_excess_units(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_excess_units(Play& play, const Step& step, Action action);

}  // namespace wotr
