#pragma once

#include <glm/vec4.hpp>

#include "game/makers/bake/land.h"
#include "game/makers/bake/palette.h"
#include "game/makers/bake/pen.h"
#include "game/makers/bake/trees.h"

namespace bake {

/// All that is known of the land before a brush touches the sheet. Refers to its map.
struct Sketch {
  const MapData& map;
  Land land;
  Grid<float> height;
  PenStrokes strokes;
  std::vector<Tree> trees;
};
Sketch sketch_map(const MapData& map);

/// A finished band of the map, without a single letter on it.
struct PaintedBand {
  Grid<Rgb> bare;   // but for the lines that are drawn from their own data where one leans in
  Grid<Rgb> inked;  // with them
  Grid<std::uint8_t> ground;
  Grid<std::uint8_t> shine;  // 255 on open water

  Ground ground_at(int x, int y) const { return static_cast<Ground>(ground.at(x, y)); }
};
PaintedBand paint_band(const Sketch& sketch, int width, Band band);

// Pigments of lines, and how strong they are.
inline constexpr Rgb kRoad = paint(0x7A3B22);
inline constexpr Rgb kSeaRoute = paint(0xE4D9BC);  // pale, for it lies on dark water
inline constexpr float kBankStrength = 0.62f;      // of kSoftInk

/// Ink on light ground; on dark ground the pen draws in light.
Rgb border_ink_on(Rgb ground);

/// Water with its depth and the ink waves that hug its shore.
Rgb water_colour(const Land& land, glm::vec2 place, bool is_sea);

/// Ground of a region before any pen: vellum, washes, wastes, rock and snow, lit from the
/// north-west.
Rgb ground_colour(const Sketch& sketch, glm::vec2 place, std::uint8_t region);

/// How much of a place is rock, grass, sand and ash; the rest is bare, or snow.
glm::vec4 ground_kinds(const Sketch& sketch, glm::vec2 place);

}  // namespace bake
