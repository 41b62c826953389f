#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "game/figures/figure_files.h"
#include "rules/wotr/state/figures.h"

namespace wotr_figures {

/// The name of its file without the ending: "gondor-regular", "nazgul", "strider" …
std::string figure_id(wotr::Figure figure);
inline constexpr const char* kFellowshipId = "fellowship";
inline constexpr const char* kHiddenFellowshipId = "fellowship-hidden";

/// Every figure in the box and both looks of the Fellowship.
std::vector<figures::FigureKind> figure_kinds();

/// All of them, from the files of this folder.
figures::FigureModels load_figures(const std::filesystem::path& folder);

}  // namespace wotr_figures
