#pragma once

#include <vector>

#include "engine/render/scene.h"
#include "game/table/mirror.h"
#include "rules/wotr/game.h"

namespace table {

/// What the pending decision is about: where it may be answered, and with whom.
struct Spotlight {
  wotr::RegionSet lit;                       ///< regions that may be chosen
  wotr::RegionSet named;                     ///< a panel points at them
  wotr::RegionId pointed = wotr::kNoRegion;  ///< under the pointer
  wotr::Place from = wotr::kNowhere;         ///< where the group being gathered stands
  wotr::Figures chosen;                      ///< the group

  friend bool operator==(const Spotlight&, const Spotlight&) = default;
};

Spotlight spotlight_of(const wotr::View& view);

/// Warm light along borders, an arrow to the pointed region, the spaces of the Mordor Track.
void add_spotlight(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                   const Spotlight& spotlight);
void add_mordor_track(std::vector<engine::DecalVertex>& decals, const Surroundings& world);

}  // namespace table
