#include "game/table/board/plain_board.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>

namespace table {
namespace {

constexpr float kPixels = 5;         // for a board unit
constexpr float kFlatGround = 0.7F;  // about where the plains of the relief lie
constexpr float kBorderWidth = 0.3F;
constexpr std::uint8_t kNoRegionByte = 255;

using Pixel = std::array<std::uint8_t, 4>;
constexpr Pixel kVellum{0xE9, 0xDD, 0xBF, 0};
constexpr Pixel kBorderInk{0x5A, 0x4A, 0x38, 0};
constexpr Pixel kSea{0x6F, 0x93, 0x97, 0};

struct Size {
  std::uint32_t width = 1;
  std::uint32_t height = 1;

  std::size_t pixels() const { return std::size_t{width} * height; }
};

Size size_of(const Layout& layout) {
  return {static_cast<std::uint32_t>(layout.size.x * kPixels),
          static_cast<std::uint32_t>(layout.size.y * kPixels)};
}

template <typename Paint>
void for_each_pixel(const Layout& layout, const RegionLayout& region, const Paint& paint) {
  const Size size = size_of(layout);
  const glm::vec2 scale = glm::vec2(size.width, size.height) / layout.size;
  const glm::ivec2 first = glm::max(glm::ivec2(region.north_west * scale), glm::ivec2(0));
  const glm::ivec2 last =
      glm::min(glm::ivec2(region.south_east * scale), glm::ivec2(size.width - 1, size.height - 1));
  for (int y = first.y; y <= last.y; ++y) {
    for (int x = first.x; x <= last.x; ++x) {
      const glm::vec2 place = (glm::vec2(x, y) + 0.5F) / scale;
      if (is_inside(region.border, place))
        paint(static_cast<std::size_t>(y) * size.width + static_cast<std::size_t>(x), place);
    }
  }
}

}  // namespace

engine::HeightField plain_ground(const Layout& layout) {
  return {{2, 2}, std::vector<float>(4, kFlatGround), layout.size};
}

engine::Image plain_regions(const Layout& layout) {
  const Size size = size_of(layout);
  engine::Image image{.width = size.width,
                      .height = size.height,
                      .format = engine::PixelFormat::kR8,
                      .levels = {{}}};
  image.levels.front().assign(size.pixels(), kNoRegionByte);
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    for_each_pixel(layout, layout.regions[i], [&](std::size_t pixel, glm::vec2) {
      image.levels.front()[pixel] = static_cast<std::uint8_t>(i);
    });
  }
  return image;
}

engine::Image plain_colour(const Layout& layout) {
  const Size size = size_of(layout);
  std::vector<Pixel> pixels(size.pixels(), kSea);
  for (const RegionLayout& region : layout.regions) {
    for_each_pixel(layout, region, [&](std::size_t pixel, glm::vec2 place) {
      const bool is_border = is_border_within(kBorderWidth / 2, region.border, place);
      pixels[pixel] = is_border ? kBorderInk : kVellum;
    });
  }
  engine::Image image{.width = size.width,
                      .height = size.height,
                      .format = engine::PixelFormat::kRgba8,
                      .levels = {{}}};
  for (const Pixel& pixel : pixels)
    image.levels.front().insert(image.levels.front().end(), pixel.begin(), pixel.end());
  engine::build_mip_levels(image);
  return image;
}

}  // namespace table
