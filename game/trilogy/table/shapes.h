#pragma once

#include "game/figures/figure_files.h"
#include "game/table/game_table.h"
#include "game/trilogy/table/world.h"

namespace trilogy_table {

table::PieceMesh mesh_of(const figures::FigureModels& figures, const table::PieceModel& shape);

}  // namespace trilogy_table
