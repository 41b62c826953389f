#pragma once

#include <glm/vec2.hpp>
#include <span>

#include "game/table/board/layout.h"
#include "game/table/board/ranks.h"

namespace table {

/// From the middle of a seal that is read from near by to the right end of its slip.
inline constexpr float kBadgeReach = 3.7F;

/// A force whose seal looks for room.
struct BadgeRequest {
  const Layout& layout;
  const RegionLayout& region;
  std::span<const glm::vec2> figures;
  float radius = 0.62F;  ///< of their bases
};

/// Where the seal of a force lies: beside one of its figures, where it and the slip to its right
/// cover least of the region's name and of what stands there. `taken` is all of that.
glm::vec2 badge_place(const BadgeRequest& request, std::span<const Disc> taken);

/// The middle of the wax from afar, where one figure speaks for all and great names are writ large.
glm::vec2 badge_place_afar(const Layout& layout, const RegionLayout& region, glm::vec2 speaker);

}  // namespace table
