#pragma once

#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

// Which territories can be reached from which.

/// T-056: a Leader who goes along opens every bridge.
enum class Escort : std::uint8_t { kNone, kLeader };

/// What lies beside it and is not cut off by a closed bridge.
TerritorySet ways_from(const Rules& rules, const Board& board, Territory from, Escort escort);

/// Nobody may invade from or into these for now (Winter Storms).
TerritorySet barred_from_invasions(const Board& board);

/// Whom the owner of `from` may invade from there with the battalions that stand there.
TerritorySet targets_from(const Rules& rules, const Board& board, Territory from);
/// The territories of the seat from which it can invade something.
TerritorySet invasion_sources(const Rules& rules, const Board& board, Seat seat);
/// The ones from which it can invade this (T-032); over a range only the one that began it.
TerritorySet sources_against(const Rules& rules, const Board& board, Seat seat, Territory to);

/// T-033, T-034: where battalions of `from` may fortify, alone or with the Leader there.
TerritorySet fortify_targets(const Rules& rules, const Board& board, Territory from, Escort escort);
TerritorySet fortify_sources(const Rules& rules, const Board& board, Seat seat);

}  // namespace trilogy
