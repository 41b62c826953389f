#pragma once

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"
#include "game/makers/figures/sculpture.h"

namespace figures {

enum class Level { kFull, kMiddle, kCoarse };

/// The round base under a figure: rim, ground with the shade of what stands on it, the sign in
/// front (not in the coarse level). Its top is kBaseHeight above y = 0.
engine::Mesh figure_base(const Base& base, const Sculpture& standing, Level level);

}  // namespace figures
