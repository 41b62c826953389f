#pragma once

#include <array>

#include "game/trilogy/players/squire/atlas.h"
#include "game/trilogy/players/squire/outlook.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_players::squire {

/// What lacks of a region: so many territories, with so many battalions in them.
struct Lack {
  int territories = 0;
  int battalions = 0;
};
using Lacks = std::array<Lack, kRegionCount>;

/// What land is worth as the game stands, in points, worked out once for a question.
struct Prices {
  std::array<double, kTerritoryCount> place{};   ///< to who holds it, without its region
  std::array<double, kTerritoryCount> denied{};  ///< to who takes it: that its owner loses it
  std::array<double, kRegionCount> bonus{};      ///< of a whole region, as long as it is held
  Lacks lacks{};                                 ///< what the squire lacks of each region
  double hope = 0;  ///< the share of a bonus that it is worth before the region is whole
};

Prices prices_of(const Rules& rules, const Atlas& atlas, const Outlook& outlook,
                 const Weights& weights, const View& view, Seat seat);

}  // namespace trilogy_players::squire
