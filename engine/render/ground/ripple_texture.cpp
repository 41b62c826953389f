#include "engine/render/ground/ripple_texture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace engine {
namespace {

/// Whole waves across the tile, so that it repeats; many directions, so that no weave shows.
struct Wave {
  float across;
  float down;
  float phase;
};
constexpr std::array kWaves{
    Wave{3, 1, 0.1F},  Wave{-2, 3, 1.7F}, Wave{1, 4, 4.0F},  Wave{5, -2, 2.6F}, Wave{4, 4, 5.3F},
    Wave{-5, 3, 0.9F}, Wave{7, 2, 3.4F},  Wave{-3, 7, 2.1F}, Wave{8, -5, 5.9F}, Wave{2, 9, 1.2F}};

float height(float x, float y) {
  constexpr float kTurn = 2 * std::numbers::pi_v<float>;
  float sum = 0;
  float most = 0;
  for (const Wave& wave : kWaves) {
    const float weight = 1 / std::hypot(wave.across, wave.down);
    sum += weight * std::sin(kTurn * (wave.across * x + wave.down * y) + wave.phase);
    most += weight;
  }
  return sum / most;
}

}  // namespace

Image ripple_texture(int side) {
  Image image{.width = static_cast<std::uint32_t>(side),
              .height = static_cast<std::uint32_t>(side),
              .format = PixelFormat::kR8,
              .levels = {{}}};
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const float scale = 1 / static_cast<float>(side);
      const float rise = height(static_cast<float>(x) * scale, static_cast<float>(y) * scale);
      const float crest = std::pow(std::max(0.0F, 1 - 2.4F * std::abs(rise)), 1.6F);
      image.levels.front().push_back(static_cast<std::uint8_t>(std::lround(crest * 255)));
    }
  }
  build_mip_levels(image);
  return image;
}

}  // namespace engine
