#include "engine/scene/camera.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace engine {
namespace {

constexpr float kFieldOfView = 0.56F;       // radians from top to bottom: a calm lens
constexpr float kFarFieldOfView = 0.36F;    // a longer one from afar: the north does not shrink
constexpr float kFlatFieldOfView = 0.02F;   // so narrow and so far that parallels stay parallel
constexpr glm::vec2 kLensChanges{45, 120};  // from which distance to which
constexpr float kDepthBehindTarget = 260;   // the far corner of the table must not be cut

float field_of_view(const CameraPose& pose, float flat) {
  const float afar = glm::smoothstep(kLensChanges.x, kLensChanges.y, pose.distance);
  const float slanted = std::lerp(kFieldOfView, kFarFieldOfView, afar);
  return slanted * std::pow(kFlatFieldOfView / slanted, flat);
}

}  // namespace

CameraView view_from(const CameraPose& pose, glm::vec2 screen) {
  const float flat = std::clamp(pose.flat, 0.0F, 1.0F);
  const float tilt = std::lerp(pose.tilt, glm::half_pi<float>(), flat);
  const float yaw = std::lerp(pose.yaw, 0.0F, flat);
  // The lens narrows in even steps of apparent size, and the eye backs off to keep the target's.
  const float lens = field_of_view(pose, flat);
  const float eye_distance = pose.distance * std::tan(kFieldOfView / 2) / std::tan(lens / 2);

  const glm::vec3 ahead{std::sin(yaw), 0, -std::cos(yaw)};
  const glm::vec3 looking = ahead * std::cos(tilt) - glm::vec3(0, std::sin(tilt), 0);
  const glm::vec3 up = ahead * std::sin(tilt) + glm::vec3(0, std::cos(tilt), 0);
  const glm::vec3 target{pose.target.x, 0, pose.target.y};

  CameraView view;
  view.eye = target - looking * eye_distance;
  view.view = glm::lookAt(view.eye, target, up);
  const float near = std::max(eye_distance * 0.06F, eye_distance - kDepthBehindTarget);
  view.projection =
      glm::perspective(lens, screen.x / screen.y, near, eye_distance + kDepthBehindTarget);
  view.target = pose.target;
  view.distance = pose.distance;
  view.screen = screen;
  return view;
}

Ray screen_ray(const CameraView& camera, glm::vec2 screen_point) {
  const glm::vec2 unit{2 * screen_point.x / camera.screen.x - 1,
                       1 - 2 * screen_point.y / camera.screen.y};
  const glm::mat4 back = glm::inverse(camera.matrix());
  const glm::vec4 near = back * glm::vec4(unit, -1, 1);
  const glm::vec4 far = back * glm::vec4(unit, 1, 1);
  const glm::vec3 from = glm::vec3(near) / near.w;
  return {from, glm::normalize(glm::vec3(far) / far.w - from)};
}

std::optional<glm::vec2> board_point(const CameraView& camera, glm::vec2 screen_point) {
  const Ray ray = screen_ray(camera, screen_point);
  const auto distance = hit_level(ray, 0);
  if (!distance) return std::nullopt;
  const glm::vec3 hit = ray.at(*distance);
  return glm::vec2(hit.x, hit.z);
}

std::optional<glm::vec2> screen_point(const CameraView& camera, glm::vec3 world) {
  const glm::vec4 clip = camera.matrix() * glm::vec4(world, 1);
  if (clip.w <= 0) return std::nullopt;
  const glm::vec2 unit = glm::vec2(clip) / clip.w;
  return glm::vec2((unit.x + 1) / 2 * camera.screen.x, (1 - unit.y) / 2 * camera.screen.y);
}

}  // namespace engine
