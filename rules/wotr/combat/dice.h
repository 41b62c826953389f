#pragma once

#include "rules/wotr/combat/combat_step.h"

namespace wotr {

// Lower halves that change how many dice are thrown, and what they must show.

/// {"modify": "own", "roll": 1, "reroll": 1}; "roll": "spent" for 1 for each hit taken
ModifyDice read_modify(const base::JsonReader& entry);
void run_modify(Play& play, const ModifyDice& data, const CombatStep& step);

/// {"dice": "enemy", "most": 3}, "fewer": "for-each-companion" or "for-each-spent"
LimitDice read_dice(const base::JsonReader& entry);
void run_dice(Play& play, const LimitDice& data, const CombatStep& step);

/// {"no-reroll": "enemy"}
PreventReroll read_no_reroll(const base::JsonReader& entry);
void run_no_reroll(Play& play, const PreventReroll& data, const CombatStep& step);

/// {"ones-hit-themselves": true}
OnesHitThemselves read_ones(const base::JsonReader& entry);
void run_ones(Play& play, const OnesHitThemselves& data, const CombatStep& step);

}  // namespace wotr
