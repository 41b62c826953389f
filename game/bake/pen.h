#pragma once

#include "game/bake/ink.h"
#include "game/bake/land.h"

namespace bake {

/// Everything that is drawn with a pen or a fine brush, each kind on a sheet of its own.
struct PenWork {
  Grid<std::uint8_t> coast;
  Grid<std::uint8_t> river_water;
  Grid<std::uint8_t> river_banks;
  Grid<std::uint8_t> open_borders;
  Grid<std::uint8_t> closed_borders;
  Grid<std::uint8_t> roads;
  Grid<std::uint8_t> hachures;  // strokes down the slopes, on the side away from the light
  Grid<std::uint8_t>
      clearings;             // where no tree may stand: by roads and rivers, and around settlements
  Grid<std::uint8_t> tufts;  // reeds and bare twigs of marsh and waste
};

PenWork draw_pen_work(const MapData& map, const Land& land, const Grid<float>& height);

/// Strokes down every steep slope, longest and heaviest where it looks away from the light.
std::vector<Stroke> hachures_on(const Grid<float>& height);

/// The strokes of all rivers, each `wider` than its water. Where a river runs beside an open border
/// it takes the border's course, so that it is the border one sees.
std::vector<Stroke> river_strokes(const MapData& map, const Land& land, float wider);

}  // namespace bake
