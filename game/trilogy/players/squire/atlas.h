#pragma once

#include <array>
#include <vector>

#include "game/trilogy/players/squire/weights.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_players::squire {

using namespace trilogy;  // the words of the game are the squire's own

/// What follows from the tables alone, worked out once.
struct Atlas {
  /// Territories with a neighbour in another region: what has to be guarded.
  std::array<int, kRegionCount> borders{};
  std::array<TerritorySet, kTerritoryCount> two_away{};  ///< in one step or two
  double hope_decay = 1;
  std::vector<double> hope;  ///< of a region, by what stands in the way; see hope_left()
};

Atlas make_atlas(const Rules& rules, const Weights& weights = {});

/// What is left of the hope of a region of which so many territories lack, and so many battalions
/// stand in them: one territory with one battalion takes nothing.
double hope_left(const Atlas& atlas, int territories, int battalions);

}  // namespace trilogy_players::squire
