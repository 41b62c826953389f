#include "game/table/home_view.h"

#include <algorithm>
#include <vector>

#include "engine/geometry/convex_hull.h"

namespace table {
namespace {

constexpr float kSteepest = 1.1F;
constexpr int kTilts = 17;

// Points at scale 1 that seals need beyond the places of the north, where the tracks of the frame's
// far edge lie too, clear of the bar; and of the south, where small buttons lie above the question.
constexpr float kRoomForSealsNorth = 28;
constexpr float kRoomForSealsSouth = 28;

/// Those that a view must show, as a rectangle of the board.
struct Extent {
  glm::vec2 low{1e9F};
  glm::vec2 high{-1e9F};

  bool contains(glm::vec2 place) const {
    return place.x >= low.x && place.y >= low.y && place.x <= high.x && place.y <= high.y;
  }
};

Extent extent_of(std::span<const glm::vec2> places) {
  Extent extent;
  for (const glm::vec2 place : places) {
    extent.low = glm::min(extent.low, place);
    extent.high = glm::max(extent.high, place);
  }
  return extent;
}

/// How much of the screen shows the board, and not the table beside it: of a grid of points.
int seen_of(const engine::CameraView& view, const Extent& extent) {
  constexpr int kSamplesAcross = 48;
  constexpr int kDown = 36;
  int seen = 0;
  for (int y = 0; y < kDown; ++y) {
    for (int x = 0; x < kSamplesAcross; ++x) {
      const glm::vec2 share((static_cast<float>(x) + 0.5F) / kSamplesAcross,
                            (static_cast<float>(y) + 0.5F) / kDown);
      const auto place = engine::board_point(view, view.screen * share);
      if (place && extent.contains(*place)) ++seen;
    }
  }
  return seen;
}

void look_from(engine::TableCamera& camera, float tilt, std::span<const glm::vec2> places,
               const engine::ScreenPart& clear) {
  engine::CameraPose pose = camera.goal();
  pose.tilt = tilt;
  pose.yaw = 0;
  camera.set_goal(pose);
  camera.look_at_all(places, clear);
}

}  // namespace

engine::ScreenPart room_for_places(const engine::ScreenPart& clear, float seals, float letters) {
  return {clear.from + glm::vec2(0, seals * kRoomForSealsNorth),
          clear.to - glm::vec2(0, letters * kRoomForSealsSouth)};
}

/// A wide screen is filled from a low place, a high one from above.
void look_home(engine::TableCamera& camera, std::span<const glm::vec2> places,
               const engine::ScreenPart& clear, float least_tilt) {
  const Extent extent = extent_of(places);
  const std::vector<glm::vec2> corners = engine::convex_hull(places);
  float best_tilt = least_tilt;
  int most = -1;
  for (int i = 0; i < kTilts; ++i) {
    const float further = static_cast<float>(i) / (kTilts - 1);
    const float tilt = least_tilt + std::max(0.0F, kSteepest - least_tilt) * further;
    look_from(camera, tilt, corners, clear);
    const int seen = seen_of(camera.goal_view(), extent);
    if (seen <= most) continue;
    most = seen;
    best_tilt = tilt;
  }
  look_from(camera, best_tilt, corners, clear);
}

}  // namespace table
