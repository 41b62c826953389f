#pragma once

#include <glm/vec2.hpp>

#include "game/table/board/layout.h"

namespace table {

/// The neighbour that lies that way from a region, `way` to the east and the south; kNoRegion if
/// none does. Who goes on so, in the four directions of the compass, reaches every region.
RegionId neighbour_towards(const Layout& layout, RegionId from, glm::vec2 way);

/// The next of some regions around the map, by their numbers; `step` is 1 or -1.
RegionId next_of(const RegionSet& regions, RegionId from, int step);

/// The one whose settlement is nearest to a place of the board.
RegionId nearest_region(const Layout& layout, glm::vec2 place);

}  // namespace table
