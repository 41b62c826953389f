#include "game/director/glide.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "game/director/framing.h"

namespace director {
namespace {

constexpr float kShortest = 0.7F;   // seconds
constexpr float kFastest = 0.9F;    // of the pan that is allowed: frames fall where they will
constexpr float kStepsBack = 0.7F;  // from so far half of the way is seen at once
constexpr int kSamples = 64;

}  // namespace

engine::CameraPose on_the_way(const engine::CameraPose& from, const engine::CameraPose& to,
                              float share) {
  const float time = std::clamp(share, 0.0F, 1.0F);
  const float way = time * time * (3 - 2 * time);
  engine::CameraPose pose;
  pose.target = from.target + (to.target - from.target) * way;
  const float plain = from.distance * std::pow(to.distance / from.distance, way);
  const float far = kStepsBack * glm::distance(from.target, to.target);
  const float over = std::max(0.0F, far - std::max(from.distance, to.distance));
  pose.distance = plain + over * std::sin(std::numbers::pi_v<float> * way);
  pose.tilt = std::lerp(from.tilt, to.tilt, way);
  pose.yaw = std::lerp(from.yaw, to.yaw, way);
  pose.flat = std::lerp(from.flat, to.flat, way);
  return pose;
}

float pan_between(const engine::CameraPose& one, const engine::CameraPose& next, glm::vec2 screen) {
  const float breadth = std::min(breadth_seen(one, screen), breadth_seen(next, screen));
  return glm::distance(one.target, next.target) / breadth;
}

float glide_seconds(const engine::CameraPose& from, const engine::CameraPose& to, glm::vec2 screen,
                    const Rules& rules) {
  float fastest = 0;  // screens for each whole glide
  engine::CameraPose last = from;
  for (int i = 1; i <= kSamples; ++i) {
    const engine::CameraPose next = on_the_way(from, to, static_cast<float>(i) / kSamples);
    fastest = std::max(fastest, pan_between(last, next, screen) * kSamples);
    last = next;
  }
  // Going nearer counts as well: twice as near in a second and a quarter.
  const float nearer = std::abs(std::log2(to.distance / from.distance)) * 1.25F;
  return std::max({kShortest, nearer, fastest / (rules.most_pan * kFastest)});
}

}  // namespace director
