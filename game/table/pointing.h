#pragma once

#include <optional>

#include "engine/scene/camera.h"
#include "game/table/board_assets.h"
#include "game/table/frame/frame_parts.h"
#include "game/table/motion/stage.h"

namespace table {

/// What lies under a point of the screen.
struct Pointed {
  wotr::RegionId region = wotr::kNoRegion;
  std::optional<Piece> piece;  ///< a figure or counter nearer to the eye than the ground
  FrameThing thing;            ///< of the frame, or what such a counter belongs to
};

Pointed point_at(const engine::CameraView& camera, glm::vec2 screen, const BoardAssets& board,
                 const Stage& stage);

}  // namespace table
