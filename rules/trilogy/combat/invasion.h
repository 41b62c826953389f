#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

// Step 2: T-027 to T-032, T-055, T-058.
/// T-058: how many battalions an invasion from there costs before its first battle, if it begins
/// now; 0 over land. At least one always stays.
int toll_of(const Rules& rules, const Board& board, Territory from, Territory to);

void ask_attack_from(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_from(Play& play, const Step& step, Action action);
void ask_attack_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_to(Play& play, const Step& step, Action action);
void ask_attack(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack(Play& play, const Step& step, Action action);
void ask_defend(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_defend(Play& play, const Step& step, Action action);

/// Nothing more of it; what to invade next is asked.
void end_invasion(Play& play);

}  // namespace trilogy
