#pragma once

#include <glm/vec2.hpp>
#include <string_view>
#include <vector>

#include "game/figures/siege_works.h"

// Where the works of a besieger stand before each Stronghold: they touch its walls, and leave its
// name to be read.
namespace places {

/// Its foot at `at`, from the middle of the place: x to the east, y to the south. It looks along
/// `facing` (degrees, 0 = south, 90 = east).
struct SiegeLine {
  figures::SiegeWork work = figures::SiegeWork::kTower;
  glm::vec2 at{0};
  float facing = 0;
  float size = 1;
};

/// None for a region without a Stronghold.
std::vector<SiegeLine> siege_lines(std::string_view region);

}  // namespace places
