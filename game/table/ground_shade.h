#pragma once

#include "engine/render/ground/ground_shade.h"
#include "game/table/board/board_assets.h"

namespace table {

/// What the ground looks like while something is chosen among regions: those keep their light and
/// glow within their borders, the other land falls back, the sea a little less.
engine::GroundShade shade_around(const RegionMap& regions, glm::vec2 board,
                                 const RegionSet& chosen_from);

}  // namespace table
