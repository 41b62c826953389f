#pragma once

#include "rules/wotr/cards/effect.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// Where a card lets an Army go, step by step through the regions on its way.

/// The Army of the player there: inside a siege only if the card leads it out.
Place place_of_marchers(const Rules& rules, const Board& board, const MoveArmies& data,
                        RegionId from);
/// Some part of the group, which stands in `from`, may leave and get somewhere where it may stay.
bool can_march(const Rules& rules, const Board& board, const MoveArmies& data, Place from,
               const Figures& group);
/// The group as it is may leave and get there.
bool may_march(const Rules& rules, const Board& board, const MoveArmies& data, Place from,
               const Figures& group);
/// The next regions of its way, with so many still to go at most, or all goals of a leap.
RegionSet next_regions(const Rules& rules, const Board& board, const MoveArmies& data,
                       const Group& group, int steps);
/// The group may end its way in the region.
bool may_end(const Rules& rules, const Board& board, const MoveArmies& data, RegionId region);

}  // namespace wotr
