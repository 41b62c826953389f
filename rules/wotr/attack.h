#pragma once

#include "rules/wotr/groups.h"

namespace wotr {

/// True if some attack of the side can be completed; false means it must not be offered. A
/// Character die wants a Leader among the attackers.
bool can_attack(const Rules& rules, const Board& board, Side side, LeaderNeed need);

/// R-203, by option: the first Nation not At War with a unit or Leader in the Army, who keeps it
/// from attacking; kNoNation when nobody does.
Nation nation_that_blocks(const Rules& rules, const Board& board, const Figures& army);

/// kAttackFrom: side. A region with a besieged garrison of the side stands for a sortie.
void ask_attack_from(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_from(Play& play, const Step& step, Action action);
/// kAttackTarget: side, region of the attackers. That region itself is the assault on the garrison
/// in it, or the sortie of the garrison.
void ask_attack_target(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_attack_target(Play& play, const Step& step, Action action);
/// kAttackGroup: side. Who stays behind as rearguard.
void ask_attack_group(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_attack_group(Play& play, const Step& step, Action action);

}  // namespace wotr
