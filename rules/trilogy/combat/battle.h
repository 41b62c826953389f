#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

void ask_attack_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_roll(Play& play, const Step& step, Action action);
void ask_defence_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_defence_roll(Play& play, const Step& step, Action action);
void run_battle_result(Play& play, const Step& step);
/// T-031.
void ask_move_in(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_move_in(Play& play, const Step& step, Action action);
/// T-029, where a Leader may stay behind.
void ask_leader_follows(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_leader_follows(Play& play, const Step& step, Action action);
/// T-026, T-049 to T-051: what it means for who lost the territory.
void run_after_conquest(Play& play, const Step& step);

/// What is added to the highest die (T-028).
int attack_bonus(const Board& board);
int defence_bonus(const Rules& rules, const Board& board);

}  // namespace trilogy
