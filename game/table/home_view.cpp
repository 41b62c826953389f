#include "game/table/home_view.h"

#include <algorithm>

namespace table {
namespace {

constexpr float kHomeTilt = 1.16F;

/// Perspective leaves the board nearer to one edge than to the other: this balances them.
void centre_upright(engine::TableCamera& camera, glm::vec2 shown, float wanted) {
  for (int i = 0; i < 4; ++i) {
    engine::TableCamera trial = camera;
    trial.settle();
    const engine::CameraView view = trial.view();
    const auto north = engine::screen_point(view, {shown.x / 2, 0, 0});
    const auto south = engine::screen_point(view, {shown.x / 2, 0, shown.y});
    if (!north || !south) return;
    const float off = (north->y + south->y) / 2 - wanted;
    const float units = off * shown.y / std::max(1.0F, south->y - north->y);
    camera.look_at(trial.goal().target + glm::vec2(0, units));
  }
}

}  // namespace

void look_home(engine::TableCamera& camera, glm::vec2 shown, glm::vec2 screen,
               const ScreenEdges& edges) {
  engine::CameraPose pose = camera.goal();
  pose.tilt = kHomeTilt;
  pose.yaw = 0;
  camera.set_goal(pose);
  camera.look_at_all_of({0, 0}, shown);
  centre_upright(camera, shown, (edges.left_top.y + screen.y - edges.right_bottom.y) / 2);
}

}  // namespace table
