#pragma once

#include <glm/vec2.hpp>

#include "game/table/mirror.h"

namespace table {

/// Where an army looks: at the nearest enemy army in reach, otherwise at the reader of the map.
glm::vec2 outlook(const Surroundings& world, const wotr::Board& board, wotr::RegionId region,
                  wotr::Side side);

/// The yaw of a figure that looks along a direction on the map.
float yaw_towards(glm::vec2 ahead);

}  // namespace table
