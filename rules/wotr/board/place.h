#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// Those of a place that is no region.
Figures& figures_elsewhere(const Rules& rules, Board& board, Place place);
const Figures& figures_elsewhere(const Rules& rules, const Board& board, Place place);
/// The figures standing in a place on the map or in a pool. Not for kInFellowship and kSetAside,
/// which hold Characters only.
inline Figures& figures_at(const Rules& rules, Board& board, Place place) {
  if (is_region(place)) return figures_in(board, region_of(place));
  return figures_elsewhere(rules, board, place);
}
inline const Figures& figures_at(const Rules& rules, const Board& board, Place place) {
  if (is_region(place)) return figures_in(board, region_of(place));
  return figures_elsewhere(rules, board, place);
}

/// The regions with at least one unit of the side, a besieged garrison not counted.
inline const RegionSet& armies_of(const Board& board, Side side) { return board.armies[at(side)]; }
/// Makes the indexes of Armies and Characters anew, after figures were set up by hand.
void index_figures(Board& board);

/// The one way in which figures change places: nothing is ever made or lost.
void relocate(Play& play, Figure figure, int amount, Place from, Place to, Cause cause);
/// All figures of `group`, which must stand in `from`; a mixed Army stays one.
void relocate(Play& play, const Figures& group, Place from, Place to, Cause cause);

/// Where a unit, Leader or Nazgûl goes when it is eliminated in battle or by a card.
/// A Character stays there.
Place grave_of(Figure figure);
void eliminate(Play& play, Figure figure, int amount, Place from, Cause cause);

/// Where a Character is; kCasualties when gone, kSetAside when not yet in the game.
Place place_of(const Rules& rules, const Board& board, Character who);
/// On the map, or landing there: neither in the Fellowship, nor aside, nor gone.
bool is_on_map(const Board& board, Character who);

}  // namespace wotr
