#pragma once

#include <span>

#include <imgui.h>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/mirror.h"

namespace table {

/// A seal beside each force with its number of units; near by also how many of each kind. They
/// fade where the figures can be counted.
void draw_badges(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 std::span<const Group> groups);

}  // namespace table
