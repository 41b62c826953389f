#pragma once

#include <array>

#include "game/wotr/players/squire/campaign.h"
#include "game/wotr/players/squire/roads.h"

namespace wotr_players::squire {

/// All of a position that a survey looks at.
struct Ground {
  RegionSet captured;
  std::array<Figures, kRegionCount> regions{};
  std::array<Figures, kStrongholdCount> garrisons{};
  std::array<PoliticalPosition, kNationCount> politics{};
  CharacterSet on_map = 0;

  friend bool operator==(const Ground&, const Ground&) = default;
};

/// What the squire has worked out before and may be asked for again. No answer depends on it.
struct Notes {
  struct Surveyed {
    Ground ground;
    Temper temper;
    std::uint64_t forgotten = ~std::uint64_t{0};  ///< of the roads, when it was made
    Campaign campaign;
  };

  explicit Notes(const Rules& rules) : roads(rules) {}

  Roads roads;
  std::array<Surveyed, 2> surveyed;  ///< the last of each side
};

}  // namespace wotr_players::squire
