#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// takes every garrison out again whose besiegers are gone.
void lift_sieges(Play& play);

void push_aftermath(Play& play, Side acting);
/// R-333; pushes kExcessUnits where a region holds too many. args: side that acted
void run_aftermath(Play& play, const Step& step);

/// asks for units too many in the place, if there are any.
///
int most_units(Place place);
void push_excess_units(Play& play, Side side, Place place);
/// one unit too many goes to the reinforcements; repeats, the teammates in turn
/// until the place holds no more than 10 units of the side, or 5 in a besieged Stronghold.
void ask_excess_units(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_excess_units(Play& play, const Step& step, Action action);

}  // namespace wotr
