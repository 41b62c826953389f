#pragma once

#include "game/makers/bake/ink.h"
#include "game/makers/bake/land.h"

namespace bake {

/// Everything that is drawn with a pen or a fine brush, by kind.
template <typename Sheet>
struct PenKinds {
  Sheet coast;
  Sheet river_water;
  Sheet river_banks;
  Sheet river_damp;    // beyond the banks
  Sheet river_depths;  // the middle of the water
  Sheet river_flow;    // streaks along it
  Sheet open_borders;
  Sheet closed_borders;
  Sheet sea_routes;
  Sheet bridges;
  Sheet bridge_rails;
  Sheet bridge_shadows;
  Sheet thread_grooves;
  Sheet thread_brass;
  Sheet thread_shine;
  Sheet roads;
  Sheet hachures;  // strokes down the slopes, on the side away from the light
  Sheet tufts;     // reeds and bare twigs of marsh and waste
};
using PenStrokes = PenKinds<std::vector<Stroke>>;
using PenWork = PenKinds<Grid<std::uint8_t>>;

PenStrokes plan_pen_work(const MapData& map, const Land& land, const Grid<float>& height);
PenWork draw_pen_work(const PenStrokes& strokes, int width, Band band);

struct BridgeStrokes {
  std::vector<Stroke> decks;
  std::vector<Stroke> rails;
  std::vector<Stroke> shadows;
};
BridgeStrokes bridge_strokes(const MapData& map);

struct ThreadStrokes {
  std::vector<Stroke> grooves;
  std::vector<Stroke> brass;
  std::vector<Stroke> shine;
};
ThreadStrokes thread_strokes(const Thread& thread);

/// Where no tree may stand: by roads and rivers, and around settlements. 0..255.
Grid<std::uint8_t> clearings_of(const MapData& map, const Land& land);

/// Strokes down every steep slope, longest and heaviest where it looks away from the light.
std::vector<Stroke> hachures_on(const Grid<float>& height);

/// The strokes of all rivers, each `wider` than its water. Where a river runs beside an open border
/// it takes the border's course, so that it is the border one sees.
std::vector<Stroke> river_strokes(const MapData& map, const Land& land, float wider);

/// Broken streaks along the water of rivers.
std::vector<Stroke> flow_strokes(const std::vector<Stroke>& rivers);

/// The dashes of open borders. Where a border runs along a river they lie beside it, as dots; where
/// it crosses one they leave the water free.
std::vector<Stroke> open_border_strokes(const MapData& map, const std::vector<Stroke>& rivers);

}  // namespace bake
