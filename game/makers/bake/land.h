#pragma once

#include <array>
#include <cstdint>

#include "game/makers/bake/grid.h"
#include "game/makers/bake/map_data.h"

namespace bake {

inline constexpr int kPaintedWidth = 8192;  // twice the colour map that always lies in memory
inline constexpr int kPaintedHeight = 5648;
inline constexpr int kFieldWidth = 2048;
inline constexpr int kFieldHeight = 1412;
inline constexpr std::uint8_t kNoRegion = 255;

enum class Ground : std::uint8_t { kLand, kSea, kLake };

/// What lies where: the outlines as grids, ready to be shaped and painted.
struct Land {
  Grid<std::uint8_t> regions;         // index in regions.json, or kNoRegion
  Grid<std::uint8_t> nearest;         // the same; on wild land the region next to it
  Grid<float> from_shore;             // board units; positive on land, negative in water
  Grid<float> from_nation_edge;       // board units, within the land of a nation
  std::array<Grid<float>, 4> woods;   // by WoodKind, 0..1 with soft edges
  std::array<Grid<float>, 7> wastes;  // by WasteKind, 0..1 with soft edges
};

/// Ground of a band of a sheet `width` pixels wide.
Grid<std::uint8_t> ground_grid(const MapData& map, int width, Band band);

/// 255 where an emblem is stamped on a band of a sheet.
Grid<std::uint8_t> emblem_grid(const MapData& map, int width, Band band);

/// Indices in regions.json alone, as the picking image holds them.
Grid<std::uint8_t> region_grid(const MapData& map, int width, Band band);

Land survey(const MapData& map);

}  // namespace bake
