#pragma once

#include "game/bake/land.h"
#include "game/bake/palette.h"
#include "game/bake/pen.h"

namespace bake {

/// The finished colour map, without a single letter on it.
Grid<Rgb> paint_map(const MapData& map, const Land& land, const Grid<float>& height);

/// Water with its depth and the ink waves that hug its shore.
Rgb water_colour(const Land& land, glm::vec2 place, bool is_sea);

/// Ground before any pen: vellum, washes, wastes, rock and snow, lit from the north-west.
Rgb ground_colour(const MapData& map, const Land& land, const Grid<float>& height, glm::vec2 place);

}  // namespace bake
