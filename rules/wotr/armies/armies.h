#pragma once

#include "rules/wotr/armies/groups.h"

namespace wotr {

// Moving Armies (rulings 7.4).

/// Is there any Army move for the seat?
bool can_move_army(const Rules& rules, const Board& board, Seat seat, LeaderNeed need);

/// Those that the seat commands in the place and that may leave it: not moved yet in this action,
/// and not Saruman. A besieged garrison leaves by a card only.
Figures unmoved_figures(const Rules& rules, const Board& board, Seat seat, Place from);
/// The group stands in that region and does not move again in this action.
void note_moved(Board& board, const Figures& group, RegionId region);

/// Those that the seat commands in `from` and that may enter `to`: not moved yet in this action,
/// and nobody of a Nation not At War across another Nation's border.
Figures movable_figures(const Rules& rules, const Board& board, Seat seat, RegionId from,
                        RegionId to);
/// The first ruling against the seat's Army crossing this border, or kAccepted. Who is
/// kept back by R-084 is not told: the refusal names the Nation of the land.
core::Refusal why_not_move_to(const Rules& rules, const Board& board, Seat seat, LeaderNeed need,
                              RegionId from, RegionId to);
inline bool can_move_army_to(const Rules& rules, const Board& board, Seat seat, LeaderNeed need,
                             RegionId from, RegionId to) {
  return !why_not_move_to(rules, board, seat, need, from, to).refused();
}
/// may a unit or Leader of the Nation enter the region? Within a land that is not its
/// own it only leaves. No border runs around Osgiliath.
bool may_cross_border(const Rules& rules, const Board& board, Nation nation, RegionId to);

/// What follows when an Army of the side enters a region: where it
/// came from.
void on_army_moved(Play& play, Side side, const Figures& group, RegionId to);

void ask_move_army_from(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_move_army_from(Play& play, const Step& step, Action action);
void ask_move_army_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_move_army_to(Play& play, const Step& step, Action action);
void ask_move_army_group(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_move_army_group(Play& play, const Step& step, Action action);

}  // namespace wotr
