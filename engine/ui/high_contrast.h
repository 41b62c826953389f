#pragma once

#include <imgui.h>

namespace engine {

/// The colour that stands for one of the theme's (ui/theme.h) where contrast goes before looks: ink
/// is black, vellum white, and edges are as dark as letters. Others stay. Opacity is kept.
ImU32 in_high_contrast(ImU32 colour);

/// The same of all that is about to be drawn.
void put_in_high_contrast(ImDrawData& data);

}  // namespace engine
