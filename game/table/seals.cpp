#include "game/table/seals.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string>

namespace table {
namespace {

constexpr float kWaxShade = 0.72F;
constexpr float kPaleWax = 0.3F;
constexpr float kSlipLetters = 13;
constexpr float kSlipStep = 1.55F;  // of its letters, from one kind to the next
constexpr float kSlipBeside = 6;    // where it comes out, from the middle of the seal

}  // namespace

SealPaint seal_paint(const glm::vec4& paint) {
  // Darker than the figures' paint, as wax is, so that vellum is read on it.
  const auto channel = [](float linear) {
    return static_cast<int>(std::clamp(std::sqrt(linear) * kWaxShade, 0.0F, 1.0F) * 255);
  };
  const bool is_pale = 0.3F * paint.r + 0.6F * paint.g + 0.1F * paint.b > kPaleWax;
  const float shade = is_pale ? 1 / kWaxShade : 1;
  const ImU32 wax = IM_COL32(channel(paint.r * shade * shade), channel(paint.g * shade * shade),
                             channel(paint.b * shade * shade), 255);
  return {wax, is_pale ? engine::ink::kInk : engine::ink::kVellum};
}

ImU32 faded(ImU32 colour, float opacity) {
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

void draw_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
               const SealPaint& paint, float opacity, int count) {
  list.AddCircleFilled({centre.x + theme.scale * 0.7F, centre.y + theme.scale}, radius * 1.08F,
                       faded(engine::ink::kInk, 0.4F));
  list.AddCircleFilled(centre, radius, faded(paint.wax, opacity));
  list.AddCircle(centre, radius * 0.82F, IM_COL32(0, 0, 0, 60), 0, theme.scale);
  const std::string number = std::to_string(count);
  const float size = radius * 1.55F;
  const ImVec2 extent = theme.bold->CalcTextSizeA(size, FLT_MAX, 0, number.c_str());
  list.AddText(theme.bold, size, {centre.x - extent.x / 2, centre.y - extent.y / 2},
               faded(paint.number, opacity), number.c_str());
}

float slip_end(const engine::Theme& theme, const KindCounts& kinds) {
  float width = kSlipBeside + 5;
  for (const int count : {kinds.squares, kinds.diamonds, kinds.pennants})
    width += count > 0 ? kSlipLetters * kSlipStep : 0;
  return width * theme.scale;
}

void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 seal, const KindCounts& kinds,
               float opacity) {
  const float size = kSlipLetters * theme.scale;
  const float mark = 3.2F * theme.scale;
  const std::array counts{kinds.squares, kinds.diamonds, kinds.pennants};
  const ImVec2 left_middle{seal.x + kSlipBeside * theme.scale, seal.y};
  const ImVec2 from{left_middle.x, left_middle.y - size * 0.62F};
  const ImVec2 to{seal.x + slip_end(theme, kinds), left_middle.y + size * 0.62F};
  list.AddRectFilled(from, to, faded(engine::ink::kVellum, opacity * 0.92F), 2 * theme.scale);
  list.AddRect(from, to, faded(engine::ink::kSoftInk, opacity * 0.8F), 2 * theme.scale);
  const ImU32 ink = faded(engine::ink::kInk, opacity);
  float pen = left_middle.x + 6 * theme.scale;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    const ImVec2 at{pen + mark * 0.5F, left_middle.y};
    if (kind == 0) {
      list.AddRectFilled({at.x - mark * 0.8F, at.y - mark * 0.8F},
                         {at.x + mark * 0.8F, at.y + mark * 0.8F}, ink);
    } else if (kind == 1) {
      list.AddNgonFilled(at, mark * 1.25F, ink, 4);
    } else {
      list.AddTriangleFilled({at.x - mark * 0.7F, at.y - mark * 1.2F},
                             {at.x + mark * 1.1F, at.y - mark * 0.4F},
                             {at.x - mark * 0.7F, at.y + mark * 0.4F}, ink);
      list.AddLine({at.x - mark * 0.7F, at.y - mark * 1.2F},
                   {at.x - mark * 0.7F, at.y + mark * 1.3F}, ink, theme.scale);
    }
    const std::string number = std::to_string(counts[kind]);
    list.AddText(theme.text, size, {pen + mark * 2.1F, left_middle.y - size * 0.52F}, ink,
                 number.c_str());
    pen += size * kSlipStep;
  }
}

}  // namespace table
