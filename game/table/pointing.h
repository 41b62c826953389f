#pragma once

#include <optional>

#include "engine/scene/camera.h"
#include "game/table/board/board_assets.h"
#include "game/table/board/frame.h"
#include "game/table/motion/stage.h"

namespace table {

/// What can be pointed at.
struct PointedWorld {
  const BoardAssets& board;
  const Frame& frame;
  const Stage& stage;
};

/// What lies under a point of the screen.
struct Pointed {
  RegionId region = kNoRegion;
  std::optional<Piece> piece;  ///< a figure or counter nearer to the eye than the ground
  FrameThing thing;            ///< of the frame, or what such a counter belongs to
};

Pointed point_at(const engine::CameraView& camera, glm::vec2 screen, const PointedWorld& world);

}  // namespace table
