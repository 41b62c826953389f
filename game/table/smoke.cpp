#include "game/table/smoke.h"

#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <numbers>

#include "engine/render/frame/colour.h"

namespace table {
namespace {

constexpr int kPuffs = 11;
constexpr int kCorners = 9;
constexpr float kRiseSeconds = 20;
constexpr float kHeight = 5.5F;  // board units
constexpr glm::vec3 kWind{2.6F, 0, -1.1F};
constexpr float kThickest = 0.75F;

const glm::vec3 kLitFromBelow = engine::from_srgb(0xD8845A);
const glm::vec3 kAsh = engine::from_srgb(0xB4AAA2);  // paler than the ground it rises from

struct Puff {
  glm::vec3 centre;
  float radius;
  float cover;
  glm::vec3 colour;
};

/// `age` runs from 0 at the mouth to 1, where it is gone.
Puff puff_at(glm::vec3 mouth, float age, int number) {
  const float sway = std::sin(age * 7 + static_cast<float>(number) * 2.4F) * 0.25F * age;
  Puff puff;
  puff.centre = mouth + kWind * (age * age) + glm::vec3(sway, kHeight * age, sway * 0.5F);
  puff.radius = 0.4F + 1.5F * age;
  puff.cover = kThickest * std::min(1.0F, age * 6) * (1 - age);
  puff.colour = glm::mix(kLitFromBelow, kAsh, std::min(1.0F, age * 3));
  return puff;
}

void add_puff(std::vector<engine::DecalVertex>& decals, const Puff& puff, glm::vec3 right,
              glm::vec3 up) {
  const engine::DecalVertex middle{puff.centre, {puff.colour, puff.cover}, 0};
  const auto corner = [&](int i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kCorners;
    const glm::vec3 place =
        puff.centre + puff.radius * (right * std::cos(angle) + up * std::sin(angle));
    return engine::DecalVertex{place, {puff.colour, 0}, 0};
  };
  for (int i = 0; i < kCorners; ++i) {
    decals.insert(decals.end(), {middle, corner(i), corner(i + 1)});
  }
}

}  // namespace

void add_smoke(std::vector<engine::DecalVertex>& decals, glm::vec3 mouth,
               const engine::CameraView& camera, float seconds) {
  const glm::vec3 to_eye = glm::normalize(camera.eye - mouth);
  const glm::vec3 side = glm::cross(glm::vec3(0, 0, -1), to_eye);  // straight from above, too
  const glm::vec3 right = glm::normalize(side);
  const glm::vec3 up = glm::cross(to_eye, right);
  for (int i = 0; i < kPuffs; ++i) {
    const float age = seconds / kRiseSeconds + static_cast<float>(i) / kPuffs;
    add_puff(decals, puff_at(mouth, age - std::floor(age), i), right, up);
  }
}

}  // namespace table
