#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Whose an Army is when two play a side. Units and Leaders belong to
// the owner of their Nation; Nazgûl and Companions follow either player of their side, a Minion his
// own. Teammates' units in one place are separate Armies unless `Board::mixed` holds the place.

bool is_mixed(const Rules& rules, const Board& board, Place place);
void set_mixed(const Rules& rules, Board& board, Place place, bool mixed);

/// The part of the side's figures that the seat commands by itself.
Figures own_part(const Rules& rules, const Figures& figures, Seat seat);
/// The figures of that side are units of both teammates.
bool has_two_owners(const Rules& rules, const Figures& figures, Side side);
/// Who decides for these figures as one Army: most units, then most Elites, then the leading
/// player. Without units, the leading player.
Seat controller_of_army(const Rules& rules, const Board& board, Side side, const Figures& army);

/// Of some of the figures of a place, those that the seat may move out of it with an action: its
/// own, or all of a mixed Army that it controls.
Figures teams_part(const Rules& rules, const Board& board, Seat seat, Place place,
                   const Figures& some);
inline Figures commanded_by(const Rules& rules, const Board& board, Seat seat, Place place,
                            const Figures& some) {
  return is_team(rules, side_of(rules, seat)) ? teams_part(rules, board, seat, place, some) : some;
}
/// The same for an attack: of a mixed Army only the controller attacks.
Figures attackers_of(const Rules& rules, const Board& board, Seat seat, Place place);
/// the seat moves and hides the Fellowship and lets Companions go.
bool leads_fellowship(const Rules& rules, Seat seat);
/// of the Companions on the map those that the seat may move, and those whom by option only
/// its teammate moves, with an Army too.
CharacterSet companions_moved_by(const Rules& rules, Seat seat);
CharacterSet companions_of_teammate(const Rules& rules, Seat seat);
/// the Nazgûl with this Army, the Witch-king among them, lead it.
bool do_nazgul_lead(const Rules& rules, const Figures& army);

/// the seat leads this group; who takes teammates along keeps control of it.
inline bool may_command(const Rules& rules, const Board& board, Seat seat, const Figures& group) {
  const Side side = side_of(rules, seat);
  return !is_team(rules, side) || controller_of_army(rules, board, side, group) == seat;
}
/// Some part of the group, units left behind, may be led by the seat.
inline bool can_command(const Rules& rules, const Figures& group, Seat seat) {
  const Side side = side_of(rules, seat);
  return !is_team(rules, side) || has_unit(own_part(rules, group, seat), side);
}

}  // namespace wotr
