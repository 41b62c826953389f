#pragma once

#include "engine/assets/image_file.h"
#include "game/table/board/board_assets.h"

namespace table {

/// How bright the ground is while something is chosen among regions: those keep their light, the
/// other land falls back, the sea a little less. One byte for each place of the board, 255 for full
/// light; north-west first.
engine::Image shade_around(const RegionMap& regions, glm::vec2 board, const RegionSet& chosen_from);

}  // namespace table
