#pragma once

#include <filesystem>

#include "base/result.h"
#include "engine/assets/image_file.h"
#include "engine/assets/ink_file.h"
#include "game/makers/bake/map_data.h"

namespace bake {

/// The baked map, ready to be written or looked at.
struct BakedMap {
  engine::Image colour;  // RGBA8 sRGB with mip levels
  engine::Image detail;  // the same twice as fine without the lines, one level
  std::vector<engine::InkLine> lines;
  engine::Image heights;  // R16 with mip levels
  engine::Image regions;  // R8, one level: index in regions.json, 255 for none
  engine::Image kinds;    // RGBA8 with mip levels: how much is rock, grass, sand and ash
};

BakedMap bake_map(const MapData& map);

/// Writes map-colour.img, map-detail.tiles, map-lines.ink, map-height.img, map-region.img,
/// map-kinds.img and map-meta.json.
base::Result<void> write_baked(const BakedMap& baked, const MapData& map,
                               const std::filesystem::path& folder);

/// The colour map as a PNG `width` pixels wide, to be looked at; or a part of it at full size.
struct View {
  int width = 1600;
  int left = 0;  // a part when part_width is not 0
  int top = 0;
  int part_width = 0;
  int part_height = 0;
};
base::Result<void> write_preview(const BakedMap& baked, const View& view,
                                 const std::filesystem::path& path);

}  // namespace bake
