#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// What Event cards say about a battle: those that brought it about (`Battle::terms`), and those
// that lie on the table.

/// The side may play Combat cards in this round of the battle in progress.
bool may_play_combat_cards(const Rules& rules, const State& state, Side side);

/// R-220; who has landed may not.
inline bool may_cease(const Battle& battle) { return battle.landing == 0; }

}  // namespace wotr
