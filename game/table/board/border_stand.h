#pragma once

#include "game/table/board/layout.h"

namespace table {

/// Where a host stands that fights over a border:
/// on this side of the border where the enemy is nearest; where walls stand there, or the way leads
/// through a third region, it stays where it is.
glm::vec2 stand_at_border(const RegionLayout& here, const RegionLayout& there, glm::vec2 usual,
                          glm::vec2 enemy);

}  // namespace table
