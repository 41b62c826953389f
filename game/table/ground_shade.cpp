#include "game/table/ground_shade.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <vector>

namespace table {
namespace {

constexpr std::uint8_t kLit = 255;
constexpr std::uint8_t kOtherLand = 140;  // 55 %
constexpr std::uint8_t kSeaShade = 178;
constexpr int kAcross = 768;
constexpr int kSoftness = 2;  // pixels to each side

constexpr glm::vec3 kCandle{1, 0.702F, 0.278F};  // as pixels have it
constexpr float kGlowStrength = 0.2F;            // of the candle's light, at a border
constexpr float kGlowDepth = 1.3F;               // board units within the border

constexpr float kWash = 0.16F;      // of an owner's colour, anywhere on their land
constexpr float kWashEdge = 0.42F;  // more of it where somebody else's begins
constexpr float kWashDepth = 2.6F;  // board units from there

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
  Row light(regions.size(), kLit);
  for (std::size_t place = 0; place < regions.size(); ++place) {
    const RegionId region = regions[place];
    const bool is_chosen_from = region != kNoRegion && chosen_from.contains(region);
    if (!is_chosen_from) light[place] = region == kNoRegion ? kSeaShade : kOtherLand;
  }
  for (std::size_t y = 0; y < grid.height; ++y) soften(light, y * grid.width, grid.width, 1);
  for (std::size_t x = 0; x < grid.width; ++x) soften(light, x, grid.height, grid.width);
  return light;
}

/// How far each sample lies from the next one that is another's: a sweep from each corner.
template <typename Whose>
std::vector<float> border_distances(const Grid& grid, const std::vector<Whose>& whose, float far) {
  std::vector<float> distances(whose.size(), far);
  const auto sweep = [&](std::size_t place, std::size_t beside, std::size_t above) {
    float& here = distances[place];
    for (const std::size_t other : {beside, above})
      here = std::min(here, whose[other] == whose[place] ? distances[other] + grid.spacing.x : 0);
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

/// One at the border, and none so deep within it.
float near_border(float distance, float depth) {
  const float left = std::clamp(1 - distance / depth, 0.0F, 1.0F);
  return left * left;
}

/// As pixels have it: what is left of what was seen there, and what is laid over it.
struct Tint {
  float left = 1;
  glm::vec3 over{0};
};

using Tints = std::vector<Tint>;

void add_washes(Tints& tints, const Grid& grid, const std::vector<RegionId>& regions,
                std::span<const OwnedGround> owned) {
  if (owned.empty()) return;
  constexpr int kNobody = -1;
  std::vector<int> whose(regions.size(), kNobody);  // the first that is of the same colour
  for (std::size_t place = 0; place < regions.size(); ++place) {
    const auto here = std::ranges::find(owned, regions[place], &OwnedGround::region);
    if (here == owned.end()) continue;
    const auto first = std::ranges::find(owned, here->colour, &OwnedGround::colour);
    whose[place] = static_cast<int>(first - owned.begin());
  }
  const std::vector<float> distances = border_distances(grid, whose, 2 * kWashDepth);
  for (std::size_t place = 0; place < whose.size(); ++place) {
    if (whose[place] == kNobody) continue;
    const float share = kWash + kWashEdge * near_border(distances[place], kWashDepth);
    const OwnedGround& owner = owned[static_cast<std::size_t>(whose[place])];
    tints[place] = {1 - share, glm::sqrt(owner.colour) * share};
  }
}

void add_choice(Tints& tints, const Grid& grid, const std::vector<RegionId>& regions,
                const RegionSet& chosen_from) {
  if (chosen_from.empty()) return;
  const Row light = light_left(grid, regions, chosen_from);
  const std::vector<float> distances = border_distances(grid, regions, 2 * kGlowDepth);
  for (std::size_t place = 0; place < regions.size(); ++place) {
    Tint& tint = tints[place];
    const float lit = static_cast<float>(light[place]) / kLit;
    tint.left *= lit;
    tint.over *= lit;
    const bool glows = regions[place] != kNoRegion && chosen_from.contains(regions[place]);
    if (glows) tint.over += kCandle * kGlowStrength * near_border(distances[place], kGlowDepth);
  }
}

std::uint8_t to_byte(float share) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255));
}

}  // namespace

engine::GroundShade shade_of(const RegionMap& regions, glm::vec2 board,
                             const RegionSet& chosen_from, std::span<const OwnedGround> owned) {
  const Grid grid = grid_over(board);
  const std::vector<RegionId> found = regions_on(grid, regions);
  Tints tints(found.size());
  add_washes(tints, grid, found, owned);
  add_choice(tints, grid, found, chosen_from);
  Row pixels;
  pixels.reserve(4 * tints.size());
  for (const Tint& tint : tints) {
    for (const float share : {tint.over.r, tint.over.g, tint.over.b, tint.left})
      pixels.push_back(to_byte(share));
  }
  return {.tint = {.width = static_cast<std::uint32_t>(grid.width),
                   .height = static_cast<std::uint32_t>(grid.height),
                   .format = engine::PixelFormat::kRgba8,
                   .levels = {std::move(pixels)}}};
}

}  // namespace table
