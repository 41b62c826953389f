#pragma once

#include <optional>
#include <vector>

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/state/board.h"

namespace wotr_players::squire {

/// An Army move that is legal now.
struct March {
  RegionId from = kNoRegion;
  RegionId to = kNoRegion;
  Figures group;  ///< who goes
  double worth = 0;
};

/// The best group for this way, if any may go.
std::optional<March> best_march(const Situation& now, const Campaign& campaign, LeaderNeed need,
                                RegionId from, RegionId to);
/// Every way that some Army may go, with its best group.
std::vector<March> all_marches(const Situation& now, const Campaign& campaign, LeaderNeed need);

/// What a die is worth that moves one Army, or two.
double worth_of_moving(const Situation& now, const std::vector<March>& marches, int moves);

Answer choose_army_from(const Situation& now);
Answer choose_army_to(const Situation& now);
Answer choose_army_group(const Situation& now);

/// The next answer that makes `board.group` into `wanted`: leave somebody, or go.
Answer shape_group(const Situation& now, const Figures& wanted);
/// The Army without this many units, the least useful first.
Figures without_units(const Figures& army, Side side, int units);

}  // namespace wotr_players::squire
