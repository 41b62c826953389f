#pragma once

#include "rules/wotr/combat/combat_step.h"

namespace wotr {

// Lower halves by which those who lead lose their lives: the enemy's, or one's own.

/// {"eliminate": {"nazgul": 1, "minion": 2}}: for each kind the hits that the re-roll must have
/// scored; {"leader": 1, "companion": "level"}; "optional", "spends-hit"
StrikeDown read_strike_down(const base::JsonReader& entry);
void run_strike_down(Play& play, const StrikeDown& data, const CombatStep& step);
void ask_strike_down(const Rules& rules, const State& state, const StrikeDown& data,
                     const CombatStep& step, Decision& decision);
void answer_strike_down(Play& play, const StrikeDown& data, const CombatStep& step, Action action);

/// {"sacrifice": true}
Sacrifice read_sacrifice(const base::JsonReader& entry);
void run_sacrifice(Play& play, const Sacrifice& data, const CombatStep& step);
void ask_sacrifice(const Rules& rules, const State& state, const Sacrifice& data,
                   const CombatStep& step, Decision& decision);
void answer_sacrifice(Play& play, const Sacrifice& data, const CombatStep& step, Action action);

}  // namespace wotr
