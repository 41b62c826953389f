#pragma once

#include <vector>

#include "engine/assets/image_file.h"
#include "game/table/game_table.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// The shape as it is seen from near.
table::PieceMesh mesh_of(const wotr::Rules& rules, const figures::FigureModels& figures,
                         const table::PieceModel& shape);

/// All settlements, set on the relief, their rims painted like the map.
std::vector<table::LandShape> settlement_shapes(const World& world, const engine::Image& map);

}  // namespace wotr_table
