#pragma once

#include <imgui.h>

namespace wotr_screens {

/// The Eye of Sauron: two lids around a burning iris. `open` is 0 (shut) to 1; `radius` in points
/// is half its breadth.
void draw_eye(ImDrawList& list, ImVec2 middle, float radius, float open);

}  // namespace wotr_screens
