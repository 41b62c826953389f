#pragma once

#include <imgui.h>

namespace wotr_screens {

/// The Ring, and how much of it is lost: `lost` and what comes to it, in shares of what loses the
/// game. `radius` in points, to the middle of a band so wide as `line`.
struct RingLoss {
  float lost = 0;
  float more = 0;
};
void draw_corruption_ring(ImDrawList& list, ImVec2 middle, float radius, float line, RingLoss loss);

}  // namespace wotr_screens
