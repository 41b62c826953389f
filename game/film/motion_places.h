#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <vector>

#include "game/screens/state/moment.h"
#include "game/table/motion/stage.h"
#include "game/table/pieces/cues.h"

namespace film {

/// Places of the board.
struct MotionPlaces {
  std::vector<glm::vec2> from;
  std::vector<glm::vec2> to;
};

/// Where something is on its way on the map, or is lit. What moves beside it is told in words.
MotionPlaces motion_places(const table::Stage& stage, const table::Cues& cues,
                           const table::Layout& layout);

/// Where the Ring is, as far as the stage shows it.
std::optional<glm::vec2> place_of_ring(const table::Stage& stage);

/// And those that moments tell of.
void add_moment_places(std::vector<glm::vec2>& places, std::span<const screens::Moment> moments,
                       const table::Layout& layout);

}  // namespace film
