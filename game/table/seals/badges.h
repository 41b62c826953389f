#pragma once

#include <optional>
#include <span>
#include <vector>

#include <imgui.h>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/motion/stage.h"

namespace table {

/// A seal on the screen.
struct ShownBadge {
  RegionId region = kNoRegion;
  engine::ScreenPart part;  ///< that it covers, in points
};

/// A seal for each force at its place of `places` (SealPlaces), with a thread to who stands aside:
/// from afar with its sign, units and Leadership, near by with its units and how many there are of
/// each kind. Writing is over the pieces that bear it.
/// Gives what the seals cover: a touch there is meant for their region.
std::vector<ShownBadge> draw_badges(ImDrawList& list, const engine::Theme& theme,
                                    const engine::CameraView& camera, const Stage& stage,
                                    std::span<const glm::vec3> places);

/// What seals at `places` and the Ring cover from there, in points.
std::vector<engine::ScreenPart> parts_of_marks(const engine::Theme& theme,
                                               const engine::CameraView& camera, const Stage& stage,
                                               std::span<const glm::vec3> places,
                                               const std::optional<engine::ScreenPart>& ring);

}  // namespace table
