#pragma once

#include <optional>

#include "engine/scene/camera.h"
#include "game/table/motion/stage.h"
#include "game/table/pieces/piece.h"

// What things on the map cover of the screen, in points; nothing where they are not drawn.
namespace table {

std::optional<engine::ScreenPart> part_of(const Piece& piece, const engine::CameraView& view);

/// The dice tray has been set down before it.
bool is_behind_dice(const Stage& stage, const engine::CameraView& view, const glm::vec3& place);

}  // namespace table
