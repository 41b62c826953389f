#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// the lone Free Peoples player against two may not use two consecutive actions on the same
// Nation, nor on the same Army. An Army of one Nation counts as that Nation, a mixed one by its
// exact units.

/// The rule holds for this seat in this game.
inline bool is_restricted(const Rules& rules, Seat seat) {
  return rules.options.players == 3 && side_of(rules, seat) == Side::kFree;
}

bool may_act_on(const Rules& rules, const Board& board, Seat seat, Nation nation);
/// The group may be the one that acts, standing in the region.
bool may_act_with(const Rules& rules, const Board& board, Seat seat, const Figures& group,
                  RegionId region);
/// Some part of the group may.
bool can_act_with(const Rules& rules, const Board& board, Seat seat, const Figures& group,
                  RegionId region);

/// What the present action does is remembered.
void note_nation(Play& play, Nation nation);
/// The group stands in that region once the action is over.
void note_army(Play& play, const Figures& group, RegionId region);

/// The action is over (a skip too): what it did restricts the next one.
void close_action(Play& play);
/// R-306 by the cycle: a pass or an action of the Free Peoples is one of the two of a cycle.
void count_in_cycle(Play& play, Seat seat);

}  // namespace wotr
