#include "game/wotr/screens/hunt/eye.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "engine/ui/theme.h"

namespace wotr_screens {
namespace {

constexpr int kSteps = 24;
constexpr float kTall = 0.62F;  // of half its breadth, wide open
constexpr float kIris = 0.55F;
constexpr float kPupil = 0.16F;  // half the breadth of the slit, of the iris

struct Flame {
  float share;  ///< of the iris
  ImU32 colour;
};
constexpr std::array kFlames{
    Flame{1.0F, IM_COL32(0x6E, 0x16, 0x08, 0xFF)}, Flame{0.86F, IM_COL32(0xB0, 0x30, 0x0A, 0xFF)},
    Flame{0.68F, IM_COL32(0xE2, 0x62, 0x10, 0xFF)}, Flame{0.48F, IM_COL32(0xF8, 0x9C, 0x22, 0xFF)},
    Flame{0.3F, IM_COL32(0xFF, 0xD2, 0x60, 0xFF)}};

constexpr ImU32 kGlow = IM_COL32(0xE2, 0x62, 0x10, 0x16);
constexpr ImU32 kBall = IM_COL32(0x16, 0x08, 0x05, 0xFF);
constexpr ImU32 kSlit = IM_COL32(0x08, 0x03, 0x02, 0xFF);

/// Half the height of the opening, so far from its middle.
float lid_at(float x, float radius, float open) {
  const float share = std::clamp(x / radius, -1.0F, 1.0F);
  return radius * kTall * open * (1 - share * share);
}

/// What lies between two heights that depend on the place across.
template <typename Height>
void fill_between(ImDrawList& list, ImVec2 middle, float half, ImU32 colour, Height height) {
  std::vector<ImVec2> outline;
  const auto place = [&](int step) { return half * (2 * static_cast<float>(step) / kSteps - 1); };
  for (int step = 0; step <= kSteps; ++step)
    outline.emplace_back(middle.x + place(step), middle.y - height(place(step)));
  for (int step = kSteps; step-- > 0;)
    outline.emplace_back(middle.x + place(step), middle.y + height(place(step)));
  list.AddConvexPolyFilled(outline.data(), static_cast<int>(outline.size()), colour);
}

}  // namespace

void draw_eye(ImDrawList& list, ImVec2 middle, float radius, float open) {
  const auto almond = [&](float half, float wide, ImU32 colour) {
    fill_between(list, middle, half, colour, [&](float x) { return lid_at(x, half, wide); });
  };
  for (const float share : {1.5F, 1.32F, 1.16F}) almond(radius * share, open, kGlow);
  almond(radius * 1.06F, std::max(open * 1.06F, 0.06F), engine::ink::kBrass);
  almond(radius, open, kBall);
  const float iris = radius * kIris;
  for (const Flame& flame : kFlames) {
    const float half = iris * flame.share;
    fill_between(list, middle, half, flame.colour, [&](float x) {
      const float round = std::sqrt(std::max(0.0F, half * half - x * x));
      return std::min(round, lid_at(x, radius, open));
    });
  }
  const float slit = iris * kPupil;
  const float tall = std::min(iris * 0.94F, lid_at(0, radius, open) * 0.96F);
  fill_between(list, middle, slit, kSlit, [&](float x) {
    const float share = x / slit;
    return tall * (1 - share * share);
  });
}

}  // namespace wotr_screens
