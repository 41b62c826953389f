#include "game/makers/bake/bake.h"

#include <cmath>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/assets/tile_file.h"
#include "game/makers/bake/lines.h"
#include "game/makers/bake/painter.h"
#include "game/makers/bake/relief.h"

namespace bake {
namespace {

using engine::Image;
using engine::PixelFormat;

constexpr int kTileColumns = 16;
constexpr int kTileRows = 16;

Image empty_image(int width, int height, PixelFormat format) {
  Image image{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), format, {}};
  image.levels.emplace_back(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
                            static_cast<std::size_t>(engine::pixel_size(format)));
  return image;
}

/// Alpha is shine: only water glitters.
void store(const PaintedBand& painted, const Grid<Rgb>& picture, std::uint8_t* out) {
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const Rgb& colour = picture.at(x, y);
      for (int c = 0; c < 3; ++c) *out++ = static_cast<std::uint8_t>(std::lround(colour[c] * 255));
      *out++ = painted.shine.at(x, y);
    }
  }
}

struct Pictures {
  Image bare = empty_image(kPaintedWidth, kPaintedHeight, PixelFormat::kRgba8);
  Image inked = empty_image(kPaintedWidth, kPaintedHeight, PixelFormat::kRgba8);
};

/// Band by band: as numbers the whole sheet would need more memory than many machines have.
Pictures paint_pictures(const Sketch& sketch) {
  constexpr int kRows = kPaintedHeight / kTileRows;
  Pictures pictures;
  in_bands(kTileRows, [&](int first, int last) {
    for (int row = first; row < last; ++row) {
      const Band band{row * kRows, kRows, kPaintedHeight};
      const PaintedBand painted = paint_band(sketch, kPaintedWidth, band);
      const std::ptrdiff_t start = std::ptrdiff_t{4} * kPaintedWidth * band.first;
      store(painted, painted.bare, pictures.bare.levels[0].data() + start);
      store(painted, painted.inked, pictures.inked.levels[0].data() + start);
    }
  });
  return pictures;
}

/// Half as wide and high, with all its levels.
Image halved(Image image) {
  engine::build_mip_levels(image);
  return {image.width / 2,
          image.height / 2,
          image.format,
          {image.levels.begin() + 1, image.levels.end()}};
}

Image height_image(const Grid<float>& height) {
  Image image = empty_image(height.width(), height.height(), PixelFormat::kR16);
  std::uint8_t* out = image.levels[0].data();
  for (const float value : height.cells()) {
    const auto step =
        static_cast<std::uint16_t>(std::lround(std::clamp(value, 0.0f, 1.0f) * 65535));
    std::memcpy(out, &step, sizeof step);
    out += sizeof step;
  }
  engine::build_mip_levels(image);
  return image;
}

Image region_image(const Grid<std::uint8_t>& regions) {
  Image image = empty_image(regions.width(), regions.height(), PixelFormat::kR8);
  image.levels[0] = regions.cells();
  return image;
}

/// Strokes have no sharp edges, so this is small.
Image kinds_image(const Sketch& sketch) {
  const int width = kFieldWidth / 2;
  const Grid<std::uint8_t> size(width, kFieldHeight / 2);
  Image image = empty_image(width, size.height(), PixelFormat::kRgba8);
  std::uint8_t* out = image.levels[0].data();
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < width; ++x) {
      const glm::vec4 kinds = glm::clamp(ground_kinds(sketch, size.place(x, y)), 0.0f, 1.0f);
      for (int c = 0; c < 4; ++c) *out++ = static_cast<std::uint8_t>(std::lround(kinds[c] * 255));
    }
  }
  engine::build_mip_levels(image);
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
  meta["kinds"] = {{"file", "map-kinds.img"}};
  meta["detail"] = {{"file", "map-detail.tiles"}};
  meta["lines"] = {{"file", "map-lines.ink"}};
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
  const Sketch sketch = sketch_map(map);
  Pictures pictures = paint_pictures(sketch);
  std::vector<engine::InkLine> lines = lines_of(sketch, pictures.bare);
  return {
      halved(std::move(pictures.inked)), std::move(pictures.bare),          std::move(lines),
      height_image(sketch.height),       region_image(sketch.land.regions), kinds_image(sketch)};
}

base::Result<void> write_baked(const BakedMap& baked, const MapData& map,
                               const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return base::Error{folder.string() + ": the folder could not be made."};
  using engine::write_image_file;
  const glm::ivec2 tiles(kTileColumns, kTileRows);
  for (const base::Result<void>& written :
       {write_image_file(folder / "map-colour.img", baked.colour),
        write_image_file(folder / "map-height.img", baked.heights),
        write_image_file(folder / "map-region.img", baked.regions),
        write_image_file(folder / "map-kinds.img", baked.kinds),
        engine::write_tile_file(folder / "map-detail.tiles", baked.detail, tiles),
        engine::write_ink_file(folder / "map-lines.ink", baked.lines)}) {
    if (!written) return written;
  }
  std::ofstream meta(folder / "map-meta.json");
  meta << meta_of(baked, map).dump(1) << '\n';
  meta.close();
  if (!meta) return base::Error{(folder / "map-meta.json").string() + ": it could not be written."};
  return {};
}

}  // namespace bake
