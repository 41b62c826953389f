#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "game/screens/state/moment.h"
#include "game/table/motion/stage.h"
#include "game/table/pieces/cues.h"

namespace film {

/// Whether what lies beside the map is looked at even while something moves on it.
enum class Where { kMap, kFrame };

/// Where something is on its way on the stage, or is lit: places of the board, where it begins and
/// where it ends. Cards and the dice in the tray are not among them: those are seen anywhere.
std::vector<glm::vec2> motion_places(const table::Stage& stage, const table::Cues& cues,
                                     const table::Layout& layout, Where part);

/// And those that moments tell of.
void add_moment_places(std::vector<glm::vec2>& places, std::span<const screens::Moment> moments,
                       const table::Layout& layout);

}  // namespace film
