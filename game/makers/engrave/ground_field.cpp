#include <algorithm>
#include <cmath>
#include <cstring>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/engrave/stage.h"

namespace engrave {
namespace {

float sample(const engine::Image& image, glm::vec2 at) {
  const auto width = static_cast<int>(image.width);
  const auto height = static_cast<int>(image.height);
  const glm::vec2 pixel = at * glm::vec2(width, height) - 0.5F;
  const glm::vec2 base = glm::floor(pixel);
  const glm::vec2 part = pixel - base;
  const auto value = [&](int dx, int dy) {
    const int x = std::clamp(static_cast<int>(base.x) + dx, 0, width - 1);
    const int y = std::clamp(static_cast<int>(base.y) + dy, 0, height - 1);
    std::uint16_t step = 0;
    const auto offset = static_cast<std::size_t>(y * width + x) * sizeof step;
    std::memcpy(&step, &image.levels.front()[offset], sizeof step);
    return static_cast<float>(step) / 65535.0F;
  };
  return glm::mix(glm::mix(value(0, 0), value(1, 0), part.x),
                  glm::mix(value(0, 1), value(1, 1), part.x), part.y);
}

}  // namespace

std::uint32_t seed_of(std::string_view name) {
  std::uint32_t seed = 2166136261U;
  for (const char letter : name) seed = (seed ^ static_cast<unsigned char>(letter)) * 16777619U;
  return seed;
}

GroundField::GroundField(const Composition& composition, const Land* land)
    : composition_(composition), land_(land), seed_(seed_of(composition.scene)) {}

/// The middle of the picture is where the composition says, so the board's point lies at "to".
float GroundField::land_height(glm::vec2 at) const {
  const glm::vec3& land = composition_.land;
  const glm::vec2 middle(composition_.camera.to.x, composition_.camera.to.z);
  const glm::vec2 board = glm::vec2(land) + (at - middle) / land.z;
  const float rough = 0.05F * bake::crest_noise(board * 2.0F, 4, seed_);
  const float up = sample(land_->heights, board / land_->board) - land_->sea_level;
  return (std::max(up, 0.0F) * land_->height_scale * (1 + rough) + rough * (up > 0 ? 0.4F : 0)) *
         land.z;
}

float GroundField::height(glm::vec2 at) const {
  const float relief = composition_.relief;
  switch (composition_.ground) {
    case Ground::kNone:
    case Ground::kWater:
    case Ground::kFloor: return 0;
    case Ground::kLand: return land_ != nullptr ? land_height(at) : 0;
    case Ground::kPlain: return relief * bake::rough_noise(at * 0.11F, 3, seed_);
    case Ground::kMarsh: return relief * 0.4F * bake::rough_noise(at * 0.3F, 3, seed_);
    case Ground::kHills: return relief * (1.2F + 2.4F * bake::rough_noise(at * 0.07F, 4, seed_));
    case Ground::kSnow: return relief * 2.0F * bake::rough_noise(at * 0.09F, 3, seed_);
    case Ground::kRock:
      return relief * (1.5F * bake::crest_noise(at * 0.13F, 4, seed_) +
                       0.8F * bake::rough_noise(at * 0.5F, 3, seed_ + 9) - 0.8F);
  }
  return 0;
}

Material GroundField::material(glm::vec2 at, float slope) const {
  switch (composition_.ground) {
    case Ground::kWater: return Material::kWater;
    case Ground::kFloor: return Material::kStone;
    case Ground::kRock: return slope > 0.45F ? Material::kRock : Material::kGround;
    case Ground::kMarsh: return height(at) < 0 ? Material::kWater : Material::kGround;
    case Ground::kLand:
      if (land_height(at) <= 0) return Material::kWater;
      return slope > 0.3F ? Material::kRock : Material::kGround;
    default: return slope > 0.8F ? Material::kRock : Material::kGround;
  }
}

}  // namespace engrave
