#pragma once

#include "rules/wotr/combat/combat_step.h"

namespace wotr {

// the defenders are gone before a die is thrown.

/// {"leave-field": true}
LeaveField read_leave_field(const base::JsonReader& entry);
void run_leave_field(Play& play, const LeaveField& data, const CombatStep& step);
/// Where to: a region that is free, or into their Stronghold.
void ask_leave_field(const Rules& rules, const State& state, const LeaveField& data,
                     const CombatStep& step, Decision& decision);
void answer_leave_field(Play& play, const LeaveField& data, const CombatStep& step, Action action);

}  // namespace wotr
