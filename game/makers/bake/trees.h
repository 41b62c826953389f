#pragma once

#include <vector>

#include "game/makers/bake/land.h"
#include "game/makers/bake/palette.h"

namespace bake {

struct Tree {
  glm::vec2 place;  // foot of the trunk, board units
  float radius = 0.2f;
  WoodKind kind = WoodKind::kLight;
  std::uint32_t seed = 0;
};

/// Trees of all woods, from north to south, so that nearer ones overlap those behind.
std::vector<Tree> plant_trees(const Land& land, const Grid<float>& height,
                              const Grid<std::uint8_t>& clearings);

void paint_trees(Grid<Rgb>& picture, const std::vector<Tree>& trees);

}  // namespace bake
