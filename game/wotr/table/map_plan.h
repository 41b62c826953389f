#pragma once

#include <string>
#include <vector>

#include "game/table/board/load_layout.h"
#include "rules/wotr/game.h"

namespace wotr_table {

/// What the rules know of the map.
table::MapPlan map_plan(const wotr::Rules& rules);

/// The files below data/wotr/ that the layout is made of.
std::vector<std::string> layout_files();

base::Result<table::Layout> load_layout(std::span<const core::DataFile> files,
                                        const wotr::Rules& rules);

}  // namespace wotr_table
