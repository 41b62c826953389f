#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// The rounds of a battle.

/// Begins the battle that board.group (the attacking part, its place and target) describes.
/// board.battle.rearguard is set by the caller; R-264 has not been applied yet.
void begin_battle(Play& play, Side attacker, BattleKind kind, bool relief);

/// Declaration: politics, then the rounds, then kBattleEnd.
void run_battle(Play& play, const Step& step);
/// R-107, asked at the start of the battle.
void ask_white_rider(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_white_rider(Play& play, const Step& step, Action action);

/// A round begins; the defender may withdraw before it.
void run_round(Play& play, const Step& step);
/// The round is fought: P-BATTLE 2b to 2g.
void fight_round(Play& play);

/// the dice are counted when the cards before the roll have had their effect.
void run_combat_dice(Play& play, const Step& step);
void ask_combat_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_combat_roll(Play& play, const Step& step, Action action);
void run_leader_reroll(Play& play, const Step& step);
void ask_reroll_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_reroll_roll(Play& play, const Step& step, Action action);
void run_round_result(Play& play, const Step& step);

///
void ask_cease_or_continue(const Rules& rules, const State& state, const Step& step,
                           Decision& decision);
void answer_cease_or_continue(Play& play, const Step& step, Action action);

/// No more rounds: sieges and captures, then the advance.
void run_battle_end(Play& play, const Step& step);
/// Nothing more to decide in the battle.
void close_battle(Play& play);

}  // namespace wotr
