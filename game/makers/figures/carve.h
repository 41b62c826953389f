#pragma once

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"
#include "game/makers/figures/sculpture.h"

// From what was sculpted to what is shown.
namespace figures {

/// Triangles of each level, the base among them.
struct CarvingBudget {
  std::size_t full;
  std::size_t middle;
  std::size_t coarse;
};

/// The figure on its base, in three levels of detail, painted.
engine::Model carved_figure(const Sculpture& sculpture, const Base& base,
                            const CarvingBudget& budget);

}  // namespace figures
