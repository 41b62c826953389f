#pragma once

#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "game/table/board/board_assets.h"
#include "game/table/board/layout.h"

namespace table {

/// A stroke on the land, in board units.
struct ThreadStroke {
  glm::vec3 from{0};
  glm::vec3 to{0};
};

/// Around all the lands that the Ring may have come to: their outer border.
class RingThread {
 public:
  std::span<const ThreadStroke> around(const RegionSet& lands, const Layout& layout,
                                       const BoardAssets& board);

 private:
  RegionSet lands_;
  std::vector<ThreadStroke> strokes_;
};

}  // namespace table
