#pragma once

#include <array>
#include <memory>

#include "game/wotr/players/squire/situation/campaign.h"
#include "game/wotr/players/squire/situation/roads.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::squire {

/// All that a survey looks at. No byte is padding.
struct Ground {
  RegionSet captured;
  std::array<Figures, kRegionCount> regions{};
  std::array<Figures, kStrongholdCount> garrisons{};
  std::array<PoliticalPosition, kNationCount> politics{};
  CharacterSet on_map = 0;
  CharacterSet landing = 0;
  std::uint32_t side = 0;  ///< whose survey it is
};

/// What the squire has worked out before and may be asked for again. No answer depends on it. A
/// side always has the same weights.
struct Notes {
  struct Surveyed {
    Ground ground;
    Campaign campaign;
  };

  explicit Notes(const Rules& rules) : roads(rules) {}

  Roads roads;
  std::array<std::unique_ptr<Surveyed>, 256> surveys;  ///< each where its ground's hash wants it
};

}  // namespace wotr_players::squire
