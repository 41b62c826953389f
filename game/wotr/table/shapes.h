#pragma once

#include <vector>

#include "engine/assets/image_file.h"
#include "game/table/game_table.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/table/regions.h"

namespace wotr_table {

/// The shape as it is seen from near.
table::PieceMesh mesh_of(const wotr::Rules& rules, const figures::FigureModels& figures,
                         const table::PieceModel& shape);

/// All settlements, set on the relief, their rims painted like the map.
std::vector<table::LandShape> settlement_shapes(const World& world, const engine::Image& map);

/// Paints the rims of rocks and hills as the map is painted there. Before the mesh is fitted to the
/// land.
void paint_rims(engine::Mesh& mesh, const engine::Image& map, glm::vec2 board, glm::vec2 place);

}  // namespace wotr_table
