#pragma once

#include <optional>
#include <vector>

#include <imgui.h>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/badge_boxes.h"
#include "game/table/motion/stage.h"

namespace table {

/// A seal on the screen.
struct ShownBadge {
  RegionId region = kNoRegion;
  BadgeBox box;  ///< in points
};

/// A seal beside each force: from afar with its sign, units and Leadership, near by with its units
/// and how many there are of each kind. They fade where the figures can be counted. Bands and
/// writing are over the pieces that bear them.
/// Gives what the seals cover: a touch there is meant for their region.
std::vector<ShownBadge> draw_badges(ImDrawList& list, const engine::Theme& theme,
                                    const engine::CameraView& camera, const Stage& stage);

/// Over the piece that bears a band, if one does.
std::optional<glm::vec3> place_of_band(const engine::CameraView& camera, const Stage& stage);

}  // namespace table
