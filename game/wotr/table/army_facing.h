#pragma once

#include <glm/vec2.hpp>

#include "game/wotr/table/regions.h"
#include "rules/wotr/state/board.h"

namespace wotr_table {

/// Where an army looks: at the nearest enemy army in reach, otherwise at the reader of the map.
glm::vec2 army_facing(const World& world, const wotr::Board& board, wotr::RegionId region,
                      wotr::Side side);

}  // namespace wotr_table
