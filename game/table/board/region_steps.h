#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

#include "game/table/board/layout.h"

namespace table {

/// Where several neighbours lie one way: the one that fits it best, or the one after it.
enum class Choice : std::uint8_t { kFirst, kSecond };

/// The neighbour that lies that way from a region, `way` to the east and the south; kNoRegion if
/// none does. Who goes on so, in the four directions of the compass, reaches every region by the
/// first choices alone.
RegionId neighbour_towards(const Layout& layout, RegionId from, glm::vec2 way,
                           Choice choice = Choice::kFirst);

/// The next of some regions around the map, by their numbers; `step` is 1 or -1.
RegionId next_of(const RegionSet& regions, RegionId from, int step);

/// The one whose settlement is nearest to a place of the board.
RegionId nearest_region(const Layout& layout, glm::vec2 place);

}  // namespace table
