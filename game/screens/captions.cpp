#include "game/screens/captions.h"

#include <array>
#include <cfloat>
#include <cmath>

#include "engine/ui/theme.h"
#include "engine/ui/widgets.h"

namespace screens {
namespace {

// In points.
constexpr float kAround = 10;
constexpr float kArrow = 9;
constexpr float kBetween = 6;
constexpr ImU32 kShade = IM_COL32(0x1E, 0x18, 0x12, 0xD8);

void draw_arrow(ImDrawList& list, ImVec2 middle, float size, float direction) {
  const auto corner = [&](float turned, float reach) {
    const float angle = direction + turned;
    return ImVec2(middle.x + reach * std::sin(angle), middle.y - reach * std::cos(angle));
  };
  list.AddTriangleFilled(corner(0, size), corner(2.5F, size * 0.8F), corner(-2.5F, size * 0.8F),
                         engine::ink::kVellum);
}

}  // namespace

void draw_captions(Context& context) {
  ImFont* font = context.theme.text;
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const float around = context.unit(kAround);
  const float height = font->FontSize + around;
  const float arrow = 2 * context.unit(kArrow) + around;
  float top = context.drawn.clear_from.y + gap(context.theme);
  const auto* captions = context.state.find<CaptionsShown>();
  if (captions == nullptr) return;
  for (const CaptionShown& caption : captions->captions) {
    const float words = width_of(font, caption.words);
    const float width = words + 2 * around + (caption.direction ? arrow : 0);
    const ImVec2 from((context.screen.x - width) / 2, top);
    const ImVec2 to(from.x + width, top + height);
    list.AddRectFilled(from, to, kShade, context.unit(4));
    list.AddText(font, font->FontSize, ImVec2(from.x + around, top + around / 2),
                 engine::ink::kVellum, caption.words.c_str());
    if (caption.direction) {
      const ImVec2 middle(to.x - around - context.unit(kArrow), top + height / 2);
      draw_arrow(list, middle, context.unit(kArrow), *caption.direction);
    }
    top += height + context.unit(kBetween);
  }
}

/// In the middle, over all that lies there; a press goes through it.
void draw_told(Context& context) {
  const Said* said = context.state.find<Said>();
  if (said == nullptr) return;
  const std::string& words = said->words;
  ImFont* font = context.theme.text;
  const float around = 2 * context.unit(kAround);
  const float most = context.screen.x - 2 * (gap(context.theme) + around);
  const ImVec2 extent = font->CalcTextSizeA(font->FontSize, FLT_MAX, most, words.c_str());
  const ImVec2 size(extent.x + 2 * around, extent.y + around);
  const ImVec2 from((context.screen.x - size.x) / 2, (context.screen.y - size.y) / 2);
  ImGui::SetNextWindowPos(from);
  ImGui::SetNextWindowSize(size);
  engine::begin_bare_window("told",
                            ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoFocusOnAppearing);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, ImVec2(from.x + size.x, from.y + size.y), kShade, context.unit(4));
  list.AddText(font, font->FontSize, ImVec2(from.x + around, from.y + around / 2),
               engine::ink::kVellum, words.c_str(), nullptr, most);
  ImGui::End();
}

}  // namespace screens
