#include "game/table/home_view.h"

namespace table {
void look_home(engine::TableCamera& camera, std::span<const glm::vec2> places,
               const engine::ScreenPart& clear, float tilt) {
  engine::CameraPose pose = camera.goal();
  pose.tilt = tilt;
  pose.yaw = 0;
  camera.set_goal(pose);
  camera.look_at_all(places, clear);
}

}  // namespace table
