#include "engine/render/light/ambient_occlusion.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <vector>

namespace engine {
namespace {

constexpr float kNarrow = 1.1F;  // board units: gorges and the feet of slopes
constexpr float kWide = 4.5F;    // whole valleys
constexpr float kNarrowWeight = 0.42F;
constexpr float kWideWeight = 0.11F;
constexpr float kLeastOpen = 0.35F;

struct Grid {
  glm::ivec2 size;
  std::vector<float> values;
};

Grid sampled(const HeightField& heights, glm::ivec2 size) {
  Grid grid{size, {}};
  for (int y = 0; y < size.y; ++y) {
    for (int x = 0; x < size.x; ++x) {
      const glm::vec2 place = (glm::vec2(x, y) + 0.5F) / glm::vec2(size) * heights.size();
      grid.values.push_back(heights.height_at(place));
    }
  }
  return grid;
}

/// A running mean over 2 * reach + 1 values of a row, or of a column.
void blur_line(float* line, int count, int stride, int reach, std::vector<float>& kept) {
  kept.resize(static_cast<std::size_t>(count));
  const auto at = [&](int i) { return line[std::clamp(i, 0, count - 1) * stride]; };
  float sum = 0;
  for (int i = -reach; i <= reach; ++i) sum += at(i);
  for (int i = 0; i < count; ++i) {
    kept[static_cast<std::size_t>(i)] = sum / static_cast<float>(2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
  }
  for (int i = 0; i < count; ++i) line[i * stride] = kept[static_cast<std::size_t>(i)];
}

Grid blurred(Grid grid, int reach) {
  std::vector<float> kept;
  for (int pass = 0; pass < 2; ++pass) {  // twice: without the corners of a box
    for (int y = 0; y < grid.size.y; ++y) {
      blur_line(grid.values.data() + y * grid.size.x, grid.size.x, 1, reach, kept);
    }
    for (int x = 0; x < grid.size.x; ++x) {
      blur_line(grid.values.data() + x, grid.size.y, grid.size.x, reach, kept);
    }
  }
  return grid;
}

}  // namespace

Image bake_ambient_occlusion(const HeightField& heights, int width) {
  const float aspect = heights.size().y / heights.size().x;
  const glm::ivec2 size{width, std::max(1, static_cast<int>(static_cast<float>(width) * aspect))};
  const Grid ground = sampled(heights, size);
  const float pixels_per_unit = static_cast<float>(width) / heights.size().x;
  const auto reach = [&](float units) {
    return std::max(1, static_cast<int>(units * pixels_per_unit / 2));
  };
  const Grid narrow = blurred(ground, reach(kNarrow));
  const Grid wide = blurred(ground, reach(kWide));
  Image image{.width = static_cast<std::uint32_t>(size.x),
              .height = static_cast<std::uint32_t>(size.y),
              .format = PixelFormat::kR8,
              .levels = {{}}};
  for (std::size_t i = 0; i < ground.values.size(); ++i) {
    const float below = kNarrowWeight * std::max(0.0F, narrow.values[i] - ground.values[i]) +
                        kWideWeight * std::max(0.0F, wide.values[i] - ground.values[i]);
    const float open = std::clamp(1 - below, kLeastOpen, 1.0F);
    image.levels.front().push_back(static_cast<std::uint8_t>(std::lround(open * 255)));
  }
  return image;
}

}  // namespace engine
