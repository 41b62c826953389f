#include "engine/render/ground/wood_texture.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/vec2.hpp>

namespace engine {
namespace {

constexpr float kPlanks = 4;

float wave(float turns) { return std::sin(turns * glm::two_pi<float>()); }

/// `place` is 0..1 in both; the grain runs along x. Whole numbers of turns make it repeat.
float grain_at(glm::vec2 place) {
  const float plank = std::floor(place.y * kPlanks);
  const float within = place.y * kPlanks - plank;
  const float waver =
      0.5F * wave(place.x + plank * 0.31F) + 0.2F * wave(2 * place.x + plank * 0.7F);
  const float lines = 0.5F * wave(within * 5 + waver + plank * 0.17F) +
                      0.3F * wave(within * 13 + waver * 2.6F) +
                      0.2F * wave(within * 31 + waver * 1.7F + 3 * place.x);
  const float shade = 0.5F + 0.5F * wave(plank * 0.37F + 0.1F);
  const float joint = std::min(within, 1 - within) * 34;
  return (0.43F + 0.05F * lines + 0.08F * shade) * std::clamp(0.55F + 0.45F * joint, 0.55F, 1.0F);
}

}  // namespace

Image wood_texture(int side) {
  Image image{.width = static_cast<std::uint32_t>(side),
              .height = static_cast<std::uint32_t>(side),
              .format = PixelFormat::kR8,
              .levels = {{}}};
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const glm::vec2 place = (glm::vec2(x, y) + 0.5F) / static_cast<float>(side);
      image.levels[0].push_back(static_cast<std::uint8_t>(grain_at(place) * 255));
    }
  }
  build_mip_levels(image);
  return image;
}

}  // namespace engine
