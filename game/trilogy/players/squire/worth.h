#pragma once

#include "game/trilogy/players/squire/fights.h"
#include "game/trilogy/players/squire/situation.h"
#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_players::squire {

inline std::size_t region_of(const Situation& now, Territory territory) {
  return static_cast<std::size_t>(row_of(now.rules, territory).region);
}

/// What lacks of the region when a territory is taken that lacked.
Lack with_one_less(const Situation& now, Lack lack, Territory territory);

/// What the squire gains by one more territory of a region of which so much lacks, and its owner
/// loses.
double gain_of(const Situation& now, const Lack& before, Territory territory);
/// The same as things stand.
double gain_of(const Situation& now, Territory territory);

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

}  // namespace trilogy_players::squire
