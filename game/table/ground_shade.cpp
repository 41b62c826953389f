#include "game/table/ground_shade.h"

#include <algorithm>
#include <vector>

#include "engine/render/frame/colour.h"

namespace table {
namespace {

constexpr std::uint8_t kLit = 255;
constexpr std::uint8_t kOtherLand = 140;  // 55 %
constexpr std::uint8_t kSeaShade = 178;
constexpr int kAcross = 768;
constexpr int kSoftness = 2;  // pixels to each side

constexpr std::uint32_t kCandle = 0xFFB347;
constexpr float kGlowStrength = 0.04F;  // of the candle's light, at a border
constexpr float kGlowDepth = 1.3F;      // board units within the border

using Row = std::vector<std::uint8_t>;

/// Samples of the board in rows from the north-west.
struct Grid {
  std::size_t width = 0;
  std::size_t height = 0;
  glm::vec2 spacing{1};  // board units
};

Grid grid_over(glm::vec2 board) {
  const auto height = static_cast<std::size_t>(kAcross * board.y / board.x);
  return {static_cast<std::size_t>(kAcross), height, board / glm::vec2(kAcross, height)};
}

std::vector<RegionId> regions_on(const Grid& grid, const RegionMap& regions) {
  std::vector<RegionId> found;
  found.reserve(grid.width * grid.height);
  for (std::size_t y = 0; y < grid.height; ++y) {
    for (std::size_t x = 0; x < grid.width; ++x) {
      found.push_back(regions.at((glm::vec2(x, y) + 0.5F) * grid.spacing));
    }
  }
  return found;
}

/// The mean of each value and its neighbours, `stride` apart.
void soften(Row& values, std::size_t from, std::size_t count, std::size_t stride) {
  Row line(count);
  for (std::size_t i = 0; i < count; ++i) line[i] = values[from + i * stride];
  const int last = static_cast<int>(count) - 1;
  for (int i = 0; i <= last; ++i) {
    int sum = 0;
    for (int k = -kSoftness; k <= kSoftness; ++k)
      sum += line[static_cast<std::size_t>(std::clamp(i + k, 0, last))];
    values[from + static_cast<std::size_t>(i) * stride] =
        static_cast<std::uint8_t>(sum / (2 * kSoftness + 1));
  }
}

Row light_left(const Grid& grid, const std::vector<RegionId>& regions,
               const RegionSet& chosen_from) {
  Row light;
  light.reserve(regions.size());
  for (const RegionId region : regions) {
    const bool is_chosen_from = region != kNoRegion && chosen_from.contains(region);
    light.push_back(region == kNoRegion ? kSeaShade : is_chosen_from ? kLit : kOtherLand);
  }
  for (std::size_t y = 0; y < grid.height; ++y) soften(light, y * grid.width, grid.width, 1);
  for (std::size_t x = 0; x < grid.width; ++x) soften(light, x, grid.height, grid.width);
  return light;
}

/// How far each sample lies from the next one of another region: a sweep from each corner.
std::vector<float> border_distances(const Grid& grid, const std::vector<RegionId>& regions) {
  const float far = kGlowDepth * 2;
  std::vector<float> distances(regions.size(), far);
  const auto sweep = [&](std::size_t place, std::size_t beside, std::size_t above) {
    float& here = distances[place];
    for (const std::size_t other : {beside, above})
      here =
          std::min(here, regions[other] == regions[place] ? distances[other] + grid.spacing.x : 0);
  };
  for (std::size_t y = 1; y < grid.height; ++y) {
    for (std::size_t x = 1; x < grid.width; ++x) {
      const std::size_t place = y * grid.width + x;
      sweep(place, place - 1, place - grid.width);
    }
  }
  for (std::size_t y = grid.height - 1; y-- > 0;) {
    for (std::size_t x = grid.width - 1; x-- > 0;) {
      const std::size_t place = y * grid.width + x;
      sweep(place, place + 1, place + grid.width);
    }
  }
  return distances;
}

/// Strongest at the border and gone within kGlowDepth of it.
std::uint8_t glow_at(float distance) {
  const float left = std::clamp(1 - distance / kGlowDepth, 0.0F, 1.0F);
  return static_cast<std::uint8_t>(255 * left * left);
}

}  // namespace

engine::GroundShade shade_around(const RegionMap& regions, glm::vec2 board,
                                 const RegionSet& chosen_from) {
  const Grid grid = grid_over(board);
  const std::vector<RegionId> found = regions_on(grid, regions);
  const Row light = light_left(grid, found, chosen_from);
  const std::vector<float> distances = border_distances(grid, found);
  Row pixels;
  pixels.reserve(2 * found.size());
  for (std::size_t place = 0; place < found.size(); ++place) {
    const bool glows = found[place] != kNoRegion && chosen_from.contains(found[place]);
    pixels.push_back(light[place]);
    pixels.push_back(glows ? glow_at(distances[place]) : 0);
  }
  return {.light = {.width = static_cast<std::uint32_t>(grid.width),
                    .height = static_cast<std::uint32_t>(grid.height),
                    .format = engine::PixelFormat::kRg8,
                    .levels = {std::move(pixels)}},
          .glow = engine::from_srgb(kCandle) * kGlowStrength};
}

}  // namespace table
