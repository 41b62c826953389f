#include "game/bake/bake.h"

#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "game/bake/painter.h"
#include "game/bake/relief.h"

namespace bake {
namespace {

using engine::Image;
using engine::PixelFormat;

template <typename T>
Image empty_image(const Grid<T>& grid, PixelFormat format) {
  Image image{static_cast<std::uint32_t>(grid.width()),
              static_cast<std::uint32_t>(grid.height()),
              format,
              {}};
  image.levels.emplace_back(grid.cells().size() *
                            static_cast<std::size_t>(engine::pixel_size(format)));
  return image;
}

/// Alpha is shine: only open water glitters.
Image colour_image(const Grid<Rgb>& picture, const Land& land) {
  Image image = empty_image(picture, PixelFormat::Rgba8);
  std::uint8_t* out = image.levels[0].data();
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const Rgb& colour = picture.at(x, y);
      for (int c = 0; c < 3; ++c) *out++ = static_cast<std::uint8_t>(colour[c] * 255 + 0.5f);
      *out++ = land.is_water(x, y) ? 255 : 0;
    }
  }
  engine::build_mip_levels(image);
  return image;
}

Image height_image(const Grid<float>& height) {
  Image image = empty_image(height, PixelFormat::R16);
  std::uint8_t* out = image.levels[0].data();
  for (const float value : height.cells()) {
    const auto step = static_cast<std::uint16_t>(std::clamp(value, 0.0f, 1.0f) * 65535 + 0.5f);
    std::memcpy(out, &step, sizeof step);
    out += sizeof step;
  }
  engine::build_mip_levels(image);
  return image;
}

Image region_image(const Grid<std::uint8_t>& regions) {
  Image image = empty_image(regions, PixelFormat::R8);
  image.levels[0] = regions.cells();
  return image;
}

// 3.2 and not 3.2000000477.
double plain(float value) { return std::round(value * 1000.0) / 1000.0; }

nlohmann::json meta_of(const BakedMap& baked, const MapData& map) {
  nlohmann::json meta;
  meta["board"] = {{"width", kBoardWidth}, {"height", kBoardHeight}};
  meta["heightScale"] = plain(kHeightScale);
  meta["seaHeight"] = plain(kSeaLevel);
  meta["colour"] = {
      {"file", "map-colour.img"}, {"width", baked.colour.width}, {"height", baked.colour.height}};
  meta["height"] = {
      {"file", "map-height.img"}, {"width", baked.heights.width}, {"height", baked.heights.height}};
  meta["region"] = {{"file", "map-region.img"},
                    {"width", baked.regions.width},
                    {"height", baked.regions.height},
                    {"none", kNoRegion}};
  meta["regions"] = nlohmann::json::array();
  for (const Region& region : map.regions) meta["regions"].push_back(region.id);
  return meta;
}

}  // namespace

BakedMap bake_map(const MapData& map) {
  const Land land = survey(map);
  const Grid<float> height = raise_relief(map, land);
  return {colour_image(paint_map(map, land, height), land), height_image(height),
          region_image(land.regions)};
}

std::optional<engine::Error> write_baked(const BakedMap& baked, const MapData& map,
                                         const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return engine::Error{folder.string() + ": the folder could not be made."};
  const std::pair<const char*, const Image*> images[] = {{"map-colour.img", &baked.colour},
                                                         {"map-height.img", &baked.heights},
                                                         {"map-region.img", &baked.regions}};
  for (const auto& [name, image] : images) {
    if (const auto fault = engine::write_image_file(folder / name, *image))
      return engine::Error{*fault};
  }
  std::ofstream meta(folder / "map-meta.json");
  meta << meta_of(baked, map).dump(1) << '\n';
  meta.close();
  if (!meta)
    return engine::Error{(folder / "map-meta.json").string() + ": it could not be written."};
  return std::nullopt;
}

}  // namespace bake
