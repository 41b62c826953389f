#pragma once

#include <glm/vec2.hpp>
#include <optional>

#include "game/table/board/region.h"

namespace app {

/// A place on the screen, in points, and what it lies in.
struct Spot {
  glm::vec2 place{0};
  glm::vec2 extent{0};  ///< from there to its edges, of a button
  unsigned window = 0;  ///< as Ui::window_at has it; 0: the table
  std::optional<table::RegionId> land{};
};

}  // namespace app
