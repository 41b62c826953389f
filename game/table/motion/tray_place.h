#pragma once

#include <span>

#include "engine/scene/camera.h"
#include "game/table/board/frame.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/motion/actor.h"
#include "game/table/pieces/mirror.h"

namespace table {

/// What the tray is placed by.
struct TrayRequest {
  const engine::CameraView& camera;
  engine::ScreenPart clear;           ///< what panels leave free of the screen
  std::span<const Actor> standing{};  ///< it covers few, and stands on top of them
  RegionSet in_question{};            ///< regions that must be seen
  const Frame* frame = nullptr;       ///< whose tracks and decks are read, on the sea too
};

/// Where on the screen the tray hides least: the sea and where dice are kept before bare
/// wood, that before the land, the land before tracks and decks, then figures, and last of all the
/// regions in question. Upright as the camera has it, as large as it may be. A board with a
/// battleground keeps it there, while all of that is in view.
TrayPlace place_tray(const Surroundings& world, const TrayRequest& request);

/// The tray that stands there hides it from that eye.
bool is_behind_tray(const TrayPlace& place, const glm::vec3& eye, const glm::vec3& thing);

}  // namespace table
