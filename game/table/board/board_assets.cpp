#include "game/table/board/board_assets.h"

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "base/json_reader.h"
#include "game/table/board/plain_board.h"

namespace table {
namespace {

using base::JsonReader;

constexpr double kMostUnits = 10000;

/// What map-meta.json says of the baked files.
struct Meta {
  float highest = 1;
  std::string colour;
  std::string kinds;
  std::string detail;
  std::string lines;
  std::string heights;
  std::string regions;
};

float positive(const JsonReader& reader) {
  const double value = reader.value().is_number() ? reader.value().get<double>() : -1;
  if (value > 0 && value <= kMostUnits) return static_cast<float>(value);
  reader.fail("it must be a positive number");
  return 1;
}

void check_regions(const JsonReader& list, const Layout& layout) {
  const std::vector<JsonReader> ids = list.list();
  if (ids.size() != layout.regions.size()) {
    list.fail("it was baked from other regions; bake the map again");
    return;
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (ids[i].text() != layout.regions[i].id) {
      ids[i].fail("it was baked from other regions; bake the map again");
    }
  }
}

base::Result<Meta> read_meta(const std::filesystem::path& file, const Layout& layout) {
  const base::Result<std::string> text = base::read_file(file.string());
  if (!text) return base::Error{file.string() + ": it cannot be read; was the map baked?"};
  base::Fault fault(file.string());
  const auto json = base::parse_text(*text, fault);
  if (!json) return fault.error();
  const JsonReader root(*json, fault);
  check_regions(root.at("regions"), layout);
  const auto file_of = [&](std::string_view part) { return root.at(part).at("file").text(); };
  Meta meta{.highest = positive(root.at("heightScale")),
            .colour = file_of("colour"),
            .kinds = file_of("kinds"),
            .detail = file_of("detail"),
            .lines = file_of("lines"),
            .heights = file_of("height"),
            .regions = file_of("region")};
  if (fault.any()) return fault.error();
  return meta;
}

/// Without levels if it cannot be read; then the faults say why.
engine::Image read_image(const std::filesystem::path& file, engine::PixelFormat format,
                         std::vector<std::string>& faults) {
  base::Result<engine::Image> image = engine::read_image_file(file);
  if (!image) {
    faults.push_back(image.error());
    return {};
  }
  if (image->format == format) return image.take();
  faults.push_back(file.string() + ": it is not of the expected pixel format.");
  return {};
}

/// The finer picture and its lines are worth nothing without one another.
void read_detail(const std::filesystem::path& folder, const Meta& meta, BoardAssets& board) {
  auto detail = engine::TileFile::open(folder / meta.detail);
  auto lines = engine::read_ink_file(folder / meta.lines);
  if (!detail) board.faults.push_back(detail.error());
  if (!lines) board.faults.push_back(lines.error());
  if (detail && lines) board.detail.emplace(detail.take());
  if (lines) board.lines = lines.take();
}

void read_files(const std::filesystem::path& folder, const Meta& meta, const Layout& layout,
                BoardAssets& board) {
  using engine::PixelFormat;
  const engine::Image heights = read_image(folder / meta.heights, PixelFormat::kR16, board.faults);
  if (!heights.levels.empty())
    board.ground = engine::HeightField(heights, layout.size, 0, meta.highest);
  board.colour = read_image(folder / meta.colour, PixelFormat::kRgba8, board.faults);
  board.kinds = read_image(folder / meta.kinds, PixelFormat::kRgba8, board.faults);
  board.regions =
      RegionMap(read_image(folder / meta.regions, PixelFormat::kR8, board.faults), layout);
  read_detail(folder, meta, board);
}

}  // namespace

RegionId RegionMap::at(glm::vec2 place) const {
  const glm::vec2 share = place / board_;
  if (image_.levels.empty() || share.x < 0 || share.y < 0 || share.x >= 1 || share.y >= 1) {
    return kNoRegion;
  }
  const auto column = static_cast<std::size_t>(share.x * static_cast<float>(image_.width));
  const auto row = static_cast<std::size_t>(share.y * static_cast<float>(image_.height));
  const std::uint8_t id = image_.levels.front()[row * image_.width + column];
  return id < regions_ ? static_cast<RegionId>(id) : kNoRegion;
}

BoardAssets load_board_assets(const std::filesystem::path& folder, const Layout& layout) {
  BoardAssets board;
  if (!folder.empty()) {
    base::Result<Meta> meta = read_meta(folder / "map-meta.json", layout);
    if (!meta) board.faults.push_back(meta.error());
    if (meta) read_files(folder, *meta, layout, board);
  }
  if (board.ground.size() != layout.size) board.ground = plain_ground(layout);
  if (board.colour.levels.empty()) {
    board.colour = plain_colour(layout);
    board.detail.reset();  // it is a finer picture of something else
  }
  if (!board.regions.is_drawn()) board.regions = RegionMap(plain_regions(layout), layout);
  return board;
}

}  // namespace table
