#pragma once

#include "game/trilogy/players/squire/situation.h"

namespace trilogy_players::squire {

/// What the territory is worth to whoever holds it, without its region.
double worth_of_place(const Situation& now, Territory territory);

/// What a region is worth to who holds so much: all of its bonus when it is whole, a hope of it
/// before, the smaller the more stands in the way.
double worth_of_region(const Situation& now, Region region, const TerritorySet& held);

/// What the squire gains by one more territory, and its owner loses.
double gain_of(const Situation& now, const TerritorySet& held, Territory territory);

/// What it would lose by losing it.
double loss_of(const Situation& now, Territory territory);

/// What it expects to lose in this territory until its next turn, with so many battalions there.
double risk_of(const Situation& now, Territory territory, int battalions);

/// The same if a Leader of its own stood there, or none.
double risk_of(const Situation& now, Territory territory, int battalions, bool leader);

/// Territories next to it that others hold.
inline TerritorySet foes_beside(const Situation& now, const TerritorySet& held,
                                Territory territory) {
  return neighbours_of(now.rules, territory) - held;
}
inline const TerritorySet& own_land(const Situation& now) { return held_by(now.board, now.seat); }

/// A fight to the end, in battalions.
struct Fight {
  double won = 0;   ///< the chance
  double left = 0;  ///< of the attackers, when it is won, the one behind included
  double lost = 0;  ///< of the attackers
  double felled = 0;
};
Fight fight_of(const Atlas& atlas, const Forces& forces);

}  // namespace trilogy_players::squire
