#include "game/wotr/screens/hunt/corruption_ring.h"

#include <algorithm>
#include <numbers>

namespace wotr_screens {
namespace {

constexpr ImU32 kRingGold = IM_COL32(0xE8, 0xB8, 0x4C, 0xFF);
constexpr ImU32 kRingBlood = IM_COL32(0x9A, 0x2A, 0x24, 0xFF);
constexpr ImU32 kRingEmber = IM_COL32(0xE2, 0x62, 0x10, 0xFF);
constexpr ImU32 kRingShade = IM_COL32(0x0E, 0x08, 0x06, 0xB0);
constexpr int kRingCorners = 64;

void draw_ring_arc(ImDrawList& list, ImVec2 middle, float radius, float line, float from, float to,
                   ImU32 colour) {
  if (to <= from) return;
  constexpr float kRound = 2 * std::numbers::pi_v<float>;
  const float top = -kRound / 4;
  list.PathArcTo(middle, radius, top + from * kRound, top + to * kRound, kRingCorners);
  list.PathStroke(colour, 0, line);
}

}  // namespace

void draw_corruption_ring(ImDrawList& list, ImVec2 middle, float radius, float line,
                          RingLoss loss) {
  const float lost = std::clamp(loss.lost, 0.0F, 1.0F);
  list.AddCircleFilled(middle, radius + line, kRingShade, kRingCorners);
  list.AddCircle(middle, radius, kRingGold, kRingCorners, line);
  draw_ring_arc(list, middle, radius, line * 0.7F, 0, lost, kRingBlood);
  draw_ring_arc(list, middle, radius, line * 0.7F, lost, std::min(1.0F, lost + loss.more),
                kRingEmber);
}

}  // namespace wotr_screens
