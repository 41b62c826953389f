#pragma once

#include "rules/wotr/board/place.h"

namespace wotr {

/// A Shadow Nation is always active. A card on the table may keep Rohan quiet,
/// except in the regions that it names: `where` is that of a declaration or an attack.
void activate(Play& play, Nation nation, RegionId where = kNoRegion);
/// one step toward At War; lost for a passive Nation that would enter At War.
void advance_politics(Play& play, Nation nation);
/// Lost Settlements do not matter.
bool can_advance(const Board& board, Nation nation);

/// R-263a: a Shadow Army has entered the region.
void on_army_entered(Play& play, Side side, RegionId region);
/// R-263d: these Companions have ended a movement in the region, or entered play there.
void on_companions_arrived(Play& play, CharacterSet companions, RegionId region);
/// R-263b and R-264a: an Army with units of these Nations is attacked in the region; activation
/// comes first.
void on_attacked(Play& play, const Figures& defenders, Side defender, RegionId region);
/// R-263c: the Fellowship was declared here.
void on_declared(Play& play, RegionId region);

}  // namespace wotr
