#pragma once

#include <filesystem>

#include "base/result.h"
#include "game/makers/figures/figure_recipe.h"

namespace figures {

/// Sculpts, carves and paints the figure: some seconds of work.
engine::Model figure_of(const FigureRecipe& recipe);

/// Makes the figure and writes it as FOLDER/<id>.glb, over what is there, and a line about it on
/// the standard output.
base::Result<void> write_figure(const FigureRecipe& recipe, const std::filesystem::path& folder);

}  // namespace figures
