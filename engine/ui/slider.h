#pragma once

#include <optional>

#include <imgui.h>

#include "engine/ui/theme.h"

namespace engine {

/// What a slider claims while it is held (ImGuiContext::ActiveIdUsingNavDirMask), so that a page
/// that is scrolled by dragging leaves it alone.
inline constexpr ImU32 kSideways = (1U << ImGuiDir_Left) | (1U << ImGuiDir_Right);

/// A line with a knob at a share of its length, 0 to 1. While it is pressed or dragged: the share
/// that the pointer says.
std::optional<float> slider(const Theme& theme, const char* id, float share, float width);

}  // namespace engine
