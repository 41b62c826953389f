#pragma once

#include <span>

#include "engine/render/ground/ground_shade.h"
#include "game/table/board/board_assets.h"

namespace table {

/// Land that is somebody's, in their colour (linear).
struct OwnedGround {
  RegionId region = kNoRegion;
  glm::vec3 colour{0};

  friend bool operator==(const OwnedGround&, const OwnedGround&) = default;
};

/// What the ground looks like. While something is chosen among regions, those keep their light and
/// glow within their borders, the other land falls back, the sea a little less. Land that is owned
/// is washed with its owner's colour, most where that of another begins.
engine::GroundShade shade_of(const RegionMap& regions, glm::vec2 board,
                             const RegionSet& chosen_from, std::span<const OwnedGround> owned);

}  // namespace table
