#pragma once

#include "rules/wotr/armies/groups.h"

namespace wotr {

/// Those of the Army who may fight: units and Leaders of Nations At War, Nazgûl and Characters
///
Figures belligerents_of(const Board& board, Figures army);
/// True if some attack of the seat can be completed; false means it must not be offered. A
/// Character die wants a Leader among the attackers.
bool can_attack(const Rules& rules, const Board& board, Seat seat, LeaderNeed need);

/// The first ruling that keeps everybody in the place from attacking, or kAccepted,
/// Whom they could attack is not asked.
core::Refusal why_no_attackers(const Rules& rules, const Board& board, Seat seat, Place from,
                               LeaderNeed need);
/// Every region from which the seat can attack, and whom from there: a region's own garrison, or
/// the besiegers around it, by its name.
RegionSet bases_of_attack(const Rules& rules, const Board& board, Seat seat, LeaderNeed need);
RegionSet targets_from(const Rules& rules, const Board& board, Side side, RegionId from);
/// What the attack of such a group is.
BattleKind kind_of_attack(const Group& attackers);
/// Everybody of the Army who may fight gathers in board.group.
void gather_attackers(Play& play, Seat seat, RegionId from, RegionId target);
/// The attack of board.group; who is not in it stays behind as rearguard (R-006,
///
void declare_attack(Play& play, Seat seat);

/// R-203, by option: the first Nation not At War with a unit or Leader in the Army, who keeps it
/// from attacking; kNoNation when nobody does.
Nation nation_that_blocks(const Rules& rules, const Board& board, const Figures& army);

/// kAttackFrom: a region with a besieged garrison of the side stands for a sortie.
void ask_attack_from(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_from(Play& play, const Step& step, Action action);
/// kAttackTarget: region of the attackers. That region itself is the assault on the garrison
/// in it, or the sortie of the garrison.
void ask_attack_target(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_attack_target(Play& play, const Step& step, Action action);
/// kAttackGroup: who stays behind as rearguard.
void ask_attack_group(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_group(Play& play, const Step& step, Action action);

}  // namespace wotr
