#include "game/table/board_assets.h"

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "rules/core/json_check.h"

namespace table {
namespace {

using core::JsonReader;

constexpr double kMostUnits = 10000;

float positive(const JsonReader& reader) {
  const double value = reader.value().is_number() ? reader.value().get<double>() : -1;
  if (value > 0 && value <= kMostUnits) return static_cast<float>(value);
  reader.fail("it must be a positive number");
  return 1;
}

void check_regions(const JsonReader& list, const wotr::Rules& rules) {
  const std::vector<JsonReader> ids = list.list();
  if (ids.size() != rules.regions.size()) {
    list.fail("it was baked from other regions; bake the map again");
    return;
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (ids[i].text() != rules.regions[i].id) {
      ids[i].fail("it was baked from other regions; bake the map again");
    }
  }
}

/// Reads the image that a part of the meta file names.
engine::Image image(const JsonReader& part, const std::filesystem::path& folder,
                    engine::PixelFormat format) {
  engine::Image result;
  if (const auto error = engine::read_image_file(folder / part.at("file").text(), result)) {
    part.fail(*error);
  } else if (result.format != format) {
    part.fail("it is not of the expected pixel format");
  }
  return result;
}

}  // namespace

wotr::RegionId RegionMap::at(glm::vec2 place) const {
  const glm::vec2 share = place / board_;
  if (image_.levels.empty() || share.x < 0 || share.y < 0 || share.x >= 1 || share.y >= 1) {
    return wotr::kNoRegion;
  }
  const auto column = static_cast<std::size_t>(share.x * static_cast<float>(image_.width));
  const auto row = static_cast<std::size_t>(share.y * static_cast<float>(image_.height));
  const std::uint8_t id = image_.levels.front()[row * image_.width + column];
  return id < wotr::kRegionCount ? static_cast<wotr::RegionId>(id) : wotr::kNoRegion;
}

core::Result<BoardAssets> load_board_assets(const std::filesystem::path& folder,
                                            const wotr::Rules& rules) {
  const std::filesystem::path meta_file = folder / "map-meta.json";
  std::ifstream stream(meta_file);
  if (!stream) {
    return core::Error{meta_file.string() + ": it cannot be read; was the map baked?"};
  }
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  core::Fault fault(meta_file.string());
  const auto json = core::parse_text(text, fault);
  if (!json) return fault.error();

  const JsonReader meta(*json, fault);
  check_regions(meta.at("regions"), rules);
  const glm::vec2 board{positive(meta.at("board").at("width")),
                        positive(meta.at("board").at("height"))};
  const float highest = positive(meta.at("heightScale"));
  const engine::Image heights = image(meta.at("height"), folder, engine::PixelFormat::R16);
  engine::Image regions = image(meta.at("region"), folder, engine::PixelFormat::R8);
  engine::Image colour = image(meta.at("colour"), folder, engine::PixelFormat::Rgba8);
  if (fault.any()) return fault.error();
  return BoardAssets{.ground = engine::HeightField(heights, board, 0, highest),
                     .colour = std::move(colour),
                     .regions = RegionMap(std::move(regions), board)};
}

}  // namespace table
