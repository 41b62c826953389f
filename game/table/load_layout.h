#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/table/layout.h"
#include "rules/core/game.h"
#include "rules/wotr/game.h"

namespace table {

/// The files below data/wotr/ that the layout is made of.
std::vector<std::string> layout_files();

/// Checks that every region has its place, that everything of it lies inside its border, and that
/// borders close. An Error is one sentence that names the file, the place and the reason.
base::Result<Layout> load_layout(std::span<const core::DataFile> files, const wotr::Rules& rules);

}  // namespace table
