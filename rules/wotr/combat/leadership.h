#pragma once

#include "rules/wotr/combat/combat_step.h"

namespace wotr {

// Lower halves that cost Leadership, one's own or the enemy's.

/// {"forfeit-nazgul": 2}; "or-more": true for as much as the player likes
ForfeitNazgul read_forfeit(const base::JsonReader& entry);
void run_forfeit(Play& play, const ForfeitNazgul& data, const CombatStep& step);
void ask_forfeit(const Rules& rules, const State& state, const ForfeitNazgul& data,
                 const CombatStep& step, Decision& decision);
void answer_forfeit(Play& play, const ForfeitNazgul& data, const CombatStep& step, Action action);

/// {"turn-misses": {"strider": 1, "aragorn": 2}}, or {"companion": 1} for anyone
TurnMisses read_turn_misses(const base::JsonReader& entry);
void run_turn_misses(Play& play, const TurnMisses& data, const CombatStep& step);
void ask_turn_misses(const Rules& rules, const State& state, const TurnMisses& data,
                     const CombatStep& step, Decision& decision);
void answer_turn_misses(Play& play, const TurnMisses& data, const CombatStep& step, Action action);

/// {"silence": "companions"} or {"silence": "one-companion", "abilities": true}
Silence read_silence(const base::JsonReader& entry);
void run_silence(Play& play, const Silence& data, const CombatStep& step);
void ask_silence(const Rules& rules, const State& state, const Silence& data,
                 const CombatStep& step, Decision& decision);
void answer_silence(Play& play, const Silence& data, const CombatStep& step, Action action);

}  // namespace wotr
