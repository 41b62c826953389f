#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"

namespace figures {

/// A figure that is made by code.
struct FigureRecipe {
  std::string_view id;  ///< of the figure's file
  engine::Mesh (*make)(Detail);
  float base = kUnitBase;  ///< radius
};

}  // namespace figures
