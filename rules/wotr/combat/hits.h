#pragma once

#include "rules/wotr/combat/combat_step.h"

namespace wotr {

// Lower halves that score hits, cancel them, or take them.

/// {"attack": 3, "success": 4}; "leadership", "elites" or "spent" for the number of dice; without
/// "success" the side's hit number counts
ExtraAttack read_extra_attack(const base::JsonReader& entry);
void run_extra_attack(Play& play, const ExtraAttack& data, const CombatStep& step);
/// a: dice still to be thrown, b: hits so far
void ask_extra_attack(const Rules& rules, const State& state, const ExtraAttack& data,
                      const CombatStep& step, Decision& decision);
void answer_extra_attack(Play& play, const ExtraAttack& data, const CombatStep& step,
                         Action action);

/// {"take-hits": 4}
TakeHits read_take_hits(const base::JsonReader& entry);
void run_take_hits(Play& play, const TakeHits& data, const CombatStep& step);
void ask_take_hits(const Rules& rules, const State& state, const TakeHits& data,
                   const CombatStep& step, Decision& decision);
void answer_take_hits(Play& play, const TakeHits& data, const CombatStep& step, Action action);

/// {"add-hits": 2}
AddHits read_add_hits(const base::JsonReader& entry);
void run_add_hits(Play& play, const AddHits& data, const CombatStep& step);

/// {"strike": 1}
Strike read_strike(const base::JsonReader& entry);
void run_strike(Play& play, const Strike& data, const CombatStep& step);

/// {"cancel-hits": 1}
CancelHits read_cancel_hits(const base::JsonReader& entry);
void run_cancel_hits(Play& play, const CancelHits& data, const CombatStep& step);
/// Takes off so many of the hits scored against the side, as far as there are any.
void cancel_hits(Play& play, Side side, int hits);

}  // namespace wotr
