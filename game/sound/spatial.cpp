#include "game/sound/spatial.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace sound {
namespace {

constexpr float kCloseUp = 30;  // board units: all of it is heard
constexpr float kFarAway = 220;
constexpr float kLeastLeft = 0.4F;  // that is left of it so far away
constexpr float kWidth = 0.85F;     // the edge of the screen is not quite at the ear

}  // namespace

Spatial spatialize(const engine::CameraView& camera, glm::vec2 place) {
  const glm::vec3 there{place.x, 0, place.y};
  const float distance = glm::distance(camera.eye, there);
  const float share = std::clamp((distance - kCloseUp) / (kFarAway - kCloseUp), 0.0F, 1.0F);
  Spatial spatial{.side = 0, .gain = 1 - (1 - kLeastLeft) * share};
  if (const auto seen = engine::screen_point(camera, there)) {
    spatial.side = std::clamp(kWidth * (2 * seen->x / camera.screen.x - 1), -1.0F, 1.0F);
  }
  return spatial;
}

}  // namespace sound
