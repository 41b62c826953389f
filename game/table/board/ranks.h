#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "game/table/board/layout.h"

namespace table {

/// Room asked for: `count` figures with bases of `radius` around `slot`, looking to `ahead`.
struct RankRequest {
  const RegionLayout& region;
  glm::vec2 slot{0};
  glm::vec2 ahead{0, 1};
  float radius = 0.62F;
  int count = 0;
  float largest = 1;    ///< scale of the figures
  bool gathers = true;  ///< to one side of what parts them; otherwise they stand all around it
};

/// Places in ranks, the front rank first and in each rank the middle first. There may be fewer
/// than asked for in a region that is full.
struct Ranks {
  std::vector<glm::vec2> places;
  float scale = 1;  ///< of the figures: tight ranks are of smaller figures
};

/// The ground that the region's name is written on.
std::vector<Disc> name_ground(const RegionLayout& region);
/// That, and where a figure would stand before it.
std::vector<Disc> ground_before_name(const RegionLayout& region);

/// What of that lies in the region or at its borders, for all names but its own.
std::vector<Disc> ground_before_other_names(const Layout& layout, const RegionLayout& region);

/// Figures stand inside the border, off the ground that is taken, as near to the slot as they can.
Ranks form_ranks(const RankRequest& request, std::span<const Disc> taken);

}  // namespace table
