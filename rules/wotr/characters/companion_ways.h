#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// How far Companions go, and where they may end.

/// Whether Companions may end their way in a Stronghold that is besieged.
enum class AtSieges : std::uint8_t { kStayOut, kMayEnter };
/// Regions a group of Companions can end in; includes `from`.
RegionSet companion_reach(const Rules& rules, const Board& board, RegionId from, int steps,
                          AtSieges at_sieges = AtSieges::kStayOut);
/// The highest Level of the group, as it counts for movement.
int travel_level(const Rules& rules, CharacterSet group);

}  // namespace wotr
