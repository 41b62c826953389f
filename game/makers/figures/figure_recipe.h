#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"
#include "game/makers/figures/carve.h"

namespace figures {

/// What a recipe makes: the figure, standing on y = 0, and what it is set on.
struct Miniature {
  Sculpture sculpture;
  Base base;
  CarvingBudget budget = {7500, 1000, 170};
};

/// A figure that is made by code.
struct FigureRecipe {
  std::string_view id;  ///< of the figure's file
  Miniature (*make)();
  float base = kUnitBase;  ///< radius
};

}  // namespace figures
