#include "game/table/ground_shade.h"

#include <algorithm>
#include <vector>

namespace table {
namespace {

constexpr std::uint8_t kLit = 255;
constexpr std::uint8_t kOtherLand = 140;  // 55 %
constexpr std::uint8_t kSeaShade = 178;
constexpr int kAcross = 768;
constexpr int kSoftness = 2;  // pixels to each side

using Row = std::vector<std::uint8_t>;

/// The mean of each value and its neighbours, `stride` apart.
void soften(std::vector<std::uint8_t>& values, std::size_t from, std::size_t count,
            std::size_t stride) {
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

std::uint8_t light_at(const RegionMap& regions, glm::vec2 place, const RegionSet& chosen_from) {
  const RegionId region = regions.at(place);
  if (region == kNoRegion) return kSeaShade;
  return chosen_from.contains(region) ? kLit : kOtherLand;
}

}  // namespace

engine::Image shade_around(const RegionMap& regions, glm::vec2 board,
                           const RegionSet& chosen_from) {
  const auto width = static_cast<std::size_t>(kAcross);
  const auto height = static_cast<std::size_t>(kAcross * board.y / board.x);
  std::vector<std::uint8_t> light;
  light.reserve(width * height);
  for (std::size_t y = 0; y < height; ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      const glm::vec2 share{(static_cast<float>(x) + 0.5F) / static_cast<float>(width),
                            (static_cast<float>(y) + 0.5F) / static_cast<float>(height)};
      light.push_back(light_at(regions, share * board, chosen_from));
    }
  }
  for (std::size_t y = 0; y < height; ++y) soften(light, y * width, width, 1);
  for (std::size_t x = 0; x < width; ++x) soften(light, x, height, width);
  return {.width = static_cast<std::uint32_t>(width),
          .height = static_cast<std::uint32_t>(height),
          .format = engine::PixelFormat::kR8,
          .levels = {std::move(light)}};
}

}  // namespace table
