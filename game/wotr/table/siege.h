#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "game/wotr/table/regions.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/figures.h"

// Who and what stands where in a siege: the garrison on the walls, the works before them.
namespace wotr_table {

/// One of a garrison at its post.
struct Manned {
  wotr::Figure figure{};
  glm::vec3 feet{0};
  float yaw = 0;
};

/// Units on the walls and those who lead them on the towers; where one kind is more, they take the
/// posts that the other has left. There are nine posts.
std::vector<Manned> man_the_walls(const World& world, wotr::RegionId region,
                                  std::span<const wotr::Figure> figures);

/// Whether an enemy of the side is shut in the Stronghold of the region.
bool is_besieging(const World& world, const wotr::Board& board, wotr::RegionId region,
                  wotr::Side side);

}  // namespace wotr_table
