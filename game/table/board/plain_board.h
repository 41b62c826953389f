#pragma once

#include "game/table/board/board_assets.h"

namespace table {

// The board without anything baked, for when files are missing or broken: flat vellum with its
// borders in ink, drawn from the layout.

engine::HeightField plain_ground(const Layout& layout);
engine::Image plain_colour(const Layout& layout);
/// R8: the region of each pixel, or a number that is none.
engine::Image plain_regions(const Layout& layout);

}  // namespace table
