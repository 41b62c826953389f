#pragma once

#include <glm/vec3.hpp>
#include <memory>
#include <vector>

#include "game/table/pieces/mirror.h"

namespace table {

/// A path over the land that those who march together share: its points are evenly apart.
struct MarchPath {
  std::vector<glm::vec3> points;

  /// `t` is 0 to 1.
  glm::vec3 at(float t) const;
  /// Where it leads there, level and of length one.
  glm::vec3 heading(float t) const;
  float length() const;
};

/// The path on foot between two places of the board: through the regions that the graph joins, over
/// the border they share, and around what is high. Nothing where no way by land leads there.
std::shared_ptr<const MarchPath> path_between(const Surroundings& world, glm::vec2 from,
                                              glm::vec2 to);

/// The region drawn there; kNoRegion on the sea.
RegionId region_at(const Layout& layout, glm::vec2 place);

}  // namespace table
