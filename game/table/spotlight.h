#pragma once

#include <vector>

#include "engine/render/frame/scene.h"
#include "game/table/pieces/mirror.h"

namespace table {

/// What the pending decision is about: where it may be answered, and with whom.
struct Spotlight {
  RegionSet lit;                   ///< regions that may be chosen
  RegionSet named;                 ///< a panel points at them
  RegionId pointed = kNoRegion;    ///< under the pointer
  RegionId held = kNoRegion;       ///< what stands there was taken up
  RegionId from = kNoRegion;       ///< where the figures being gathered stand
  Spot gathered_at;                ///< the same as a spot
  std::vector<PieceModel> chosen;  ///< those gathered, one for each figure
  std::uint8_t side = 0;           ///< whose they are

  friend bool operator==(const Spotlight&, const Spotlight&) = default;
};

/// Warm light along borders, and an arrow to the pointed region.
void add_spotlight(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                   const Spotlight& spotlight);

}  // namespace table
