#include "game/screens/controls/pip_die.h"

#include <algorithm>
#include <vector>

namespace screens {
namespace {

constexpr ImU32 kShade = IM_COL32(0x2B, 0x21, 0x18, 0x50);

/// The pips of a face by their places in three columns and rows.
std::vector<ImVec2> pips_of(int value) {
  switch (value) {
    case 1: return {{0, 0}};
    case 2: return {{-1, -1}, {1, 1}};
    case 3: return {{-1, -1}, {0, 0}, {1, 1}};
    case 4: return {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    case 5: return {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}};
    case 6: return {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}};
    default: return {};
  }
}

}  // namespace

void draw_pip_die(ImDrawList& list, ImVec2 centre, float size, int value,
                  const PipDiePaint& paint) {
  const float half = size / 2;
  const ImVec2 from(centre.x - half, centre.y - half);
  const ImVec2 to(centre.x + half, centre.y + half);
  const float rounding = size * 0.16F;
  list.AddRectFilled(ImVec2(from.x + 1, from.y + 2), ImVec2(to.x + 1, to.y + 2), kShade, rounding);
  list.AddRectFilled(from, to, paint.body, rounding);
  list.AddRect(from, to, paint.rim, rounding, 0, std::max(1.2F, size * 0.05F));
  for (const ImVec2& pip : pips_of(value)) {
    const ImVec2 at(centre.x + pip.x * size * 0.26F, centre.y + pip.y * size * 0.26F);
    list.AddCircleFilled(at, size * 0.1F, paint.pips);
  }
}

}  // namespace screens
