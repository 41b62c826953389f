#pragma once

#include <imgui.h>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/pieces/mirror.h"
#include "game/table/seals/seal.h"

namespace table {

/// What is drawn of a force: its seal, and the slip that goes with it.
struct Badge {
  Seal seal;
  KindCounts kinds;
  float opacity = 1;
  float radius = 0;  ///< of the seal, in points
  bool is_great = false;
  bool has_slip = false;
};

/// As it is seen from so far away. It fades where the figures can be counted.
Badge badge_of(const Formation& formation, const engine::Theme& theme, float distance);
/// What it covers, from the middle of its wax.
engine::ScreenPart reach_of(const Badge& badge, const engine::Theme& theme);
void draw_badge(ImDrawList& list, const engine::Theme& theme, const Badge& badge, ImVec2 middle);

}  // namespace table
