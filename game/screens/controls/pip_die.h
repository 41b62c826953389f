#pragma once

#include <imgui.h>

namespace screens {

struct PipDiePaint {
  ImU32 body;
  ImU32 rim;
  ImU32 pips;
};

/// A die seen from above with the pips of a value; 0 has none: it is not thrown yet. `size` is its
/// breadth, in points.
void draw_pip_die(ImDrawList& list, ImVec2 centre, float size, int value, const PipDiePaint& paint);

}  // namespace screens
