#include "game/director/framing.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

namespace director {
namespace {

constexpr float kHalfLens = 0.28F;   // radians: a distance is that of a calm lens
constexpr float kAir = 0.05F;        // of the clear part, around what is shown
constexpr float kFigureHigh = 2.2F;  // board units
constexpr float kFigureWide = 1;
constexpr float kHostWide = 3;  // those who stand beside a settlement

engine::ScreenPart with_air(const engine::ScreenPart& clear) {
  const glm::vec2 air = (clear.to - clear.from) * kAir;
  return {clear.from + air, clear.to - air};
}

glm::vec2 middle_of(std::span<const glm::vec2> places) {
  glm::vec2 low = places.front();
  glm::vec2 high = places.front();
  for (const glm::vec2 place : places) {
    low = glm::min(low, place);
    high = glm::max(high, place);
  }
  return (low + high) / 2.0F;
}

/// The whole board, and what lies beyond its edge if need be.
engine::CameraPose from_afar(const Set& set, std::span<const glm::vec2> places, float margin) {
  constexpr float kStep = 1.05F;
  constexpr int kMostSteps = 12;
  engine::CameraPose pose = set.whole;
  for (int i = 0; i < kMostSteps && !shows(set, pose, places, margin); ++i) {
    pose.distance *= kStep;
  }
  return pose;
}

}  // namespace

engine::CameraPose framed(const Set& set, const Rules& rules, ShotKind kind,
                          std::span<const glm::vec2> places) {
  if (places.empty()) return set.whole;
  if (kind == ShotKind::kWhole)
    return rules.is_still ? from_afar(set, places, rules.margin) : set.whole;
  engine::TableCamera camera(set.board, set.screen);
  engine::CameraPose pose = set.whole;
  pose.distance = std::min(pose.distance, rules.style(kind).near);
  pose.tilt = rules.style(kind).tilt;
  pose.target = middle_of(places);
  camera.set_goal(pose);
  camera.centre(places, with_air(set.clear));
  camera.keep_on_board(places, with_air(set.clear));
  const bool is_found = camera.goal().distance < set.whole.distance &&
                        shows(set, camera.goal(), places, rules.margin);
  if (is_found) return camera.goal();
  return rules.is_still ? from_afar(set, places, rules.margin) : set.whole;
}

bool shows(const Set& set, const engine::CameraPose& pose, std::span<const glm::vec2> places,
           float margin) {
  return std::all_of(places.begin(), places.end(),
                     [&](glm::vec2 place) { return is_clear(set, pose, place, margin); });
}

float land_share(const engine::CameraPose& pose, glm::vec2 board, glm::vec2 screen) {
  constexpr int kAcross = 32;
  constexpr int kDown = 18;
  const engine::CameraView view = engine::view_from(pose, screen);
  int seen = 0;
  for (int y = 0; y < kDown; ++y) {
    for (int x = 0; x < kAcross; ++x) {
      const glm::vec2 share((static_cast<float>(x) + 0.5F) / kAcross,
                            (static_cast<float>(y) + 0.5F) / kDown);
      const auto place = engine::board_point(view, screen * share);
      const bool is_land =
          place && place->x >= 0 && place->y >= 0 && place->x <= board.x && place->y <= board.y;
      seen += is_land ? 1 : 0;
    }
  }
  return static_cast<float>(seen) / (kAcross * kDown);
}

float figure_share(const engine::CameraPose& pose) {
  const float seen = kFigureHigh * std::cos(pose.tilt) + kFigureWide * std::sin(pose.tilt);
  return seen / (2 * pose.distance * std::tan(kHalfLens));
}

float breadth_share(const Set& set, const engine::CameraPose& pose,
                    std::span<const glm::vec2> places) {
  const engine::CameraView view = engine::view_from(pose, set.screen);
  const float host = kHostWide / breadth_seen(pose, set.screen) * set.screen.x;
  float low = set.screen.x;
  float high = 0;
  for (const glm::vec2 place : places) {
    const auto point = engine::screen_point(view, {place.x, 0, place.y});
    if (!point) continue;
    low = std::min(low, point->x - host);
    high = std::max(high, point->x + host);
  }
  return std::max(0.0F, high - low) / (set.clear.to.x - set.clear.from.x);
}

float breadth_seen(const engine::CameraPose& pose, glm::vec2 screen) {
  return 2 * pose.distance * std::tan(kHalfLens) * screen.x / screen.y;
}

bool is_inside(const engine::CameraPose& pose, glm::vec2 screen, glm::vec2 place, float margin) {
  return is_clear({.screen = screen, .clear = {{0, 0}, screen}}, pose, place, margin);
}

bool is_clear(const Set& set, const engine::CameraPose& pose, glm::vec2 place, float margin) {
  const auto point =
      engine::screen_point(engine::view_from(pose, set.screen), {place.x, 0, place.y});
  if (!point || point->x < set.clear.from.x || point->x > set.clear.to.x) return false;
  const glm::vec2 share = *point / set.screen;
  return share.x >= margin && share.y >= margin && share.x <= 1 - margin && share.y <= 1 - margin;
}

}  // namespace director
