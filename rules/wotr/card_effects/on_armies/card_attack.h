#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"attack": "any"}: one Army attacks whom it may; {"attack": "garrison", "rounds": 3, …}: the
/// garrison that it besieges; {"attack": "besiegers", "fewer-dice": true}: from outside
CardAttack read_attack(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
/// Some Army may make the attack now.
bool can_attack_by_card(const Rules& rules, const State& state, const CardAttack& data,
                        const CardStep& step);
void run_attack(Play& play, const CardAttack& data, const CardStep& step);
void ask_attack(const Rules& rules, const State& state, const CardAttack& data,
                const CardStep& step, Decision& decision);
void answer_attack(Play& play, const CardAttack& data, const CardStep& step, Action action);

/// The "with" of an entry that moves Armies or makes them attack.
LeaderNeed read_need(const base::JsonReader& entry);

}  // namespace wotr
