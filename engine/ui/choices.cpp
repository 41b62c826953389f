#include "engine/ui/choices.h"

#include <algorithm>

#include "engine/ui/widgets.h"

namespace engine {
namespace {

constexpr ImU32 kWash = IM_COL32(0xF2, 0xE8, 0xCE, 0xB0);
constexpr ImU32 kRest = IM_COL32(0xDC, 0xCC, 0xA6, 0xFF);
constexpr ImU32 kLit = IM_COL32(0xF2, 0xE8, 0xCE, 0xFF);
constexpr ImU32 kLitChosen = IM_COL32(0x6B, 0x59, 0x44, 0xFF);
constexpr ImU32 kFaded = IM_COL32(0x5A, 0x4A, 0x38, 0xA0);
constexpr float kPillTall = 5.5F;  // of the grid
constexpr float kPillWide = 10.5F;

/// A slot of oak with a knob of brass; empty and pale while it is off.
void draw_pill(const Theme& theme, ImVec2 right_middle, const SwitchLook& look) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float tall = kPillTall * theme.grid;
  const float line = std::max(1.0F, theme.scale * 1.2F);
  const ImVec2 to(right_middle.x, right_middle.y + tall / 2);
  const ImVec2 from(to.x - kPillWide * theme.grid, to.y - tall);
  const bool faded = look.reason != nullptr;
  const ImU32 edge = faded ? kFaded : ink::kInk;
  list.AddRectFilled(from, to, look.is_on && !faded ? ink::kOak : kRest, tall / 2);
  list.AddRect(from, to, edge, tall / 2, 0, line);
  const float radius = tall / 2 - 2 * line;
  const float x = look.is_on ? to.x - tall / 2 : from.x + tall / 2;
  const ImVec2 knob(x, right_middle.y);
  list.AddCircleFilled(knob, radius, look.is_on && !faded ? ink::kBrass : ink::kVellum);
  list.AddCircle(knob, radius, edge, 0, line);
}

bool has_keys() { return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible; }

}  // namespace

bool switch_row(const Theme& theme, const char* id, const char* name, const SwitchLook& look,
                float width) {
  const float air = 2 * theme.grid;
  const float pill = kPillWide * theme.grid;
  const float state = ImGui::CalcTextSize(look.state).x;
  const float room = std::max(width - pill - state - 4 * air, theme.touch);
  const ImVec2 extent = ImGui::CalcTextSize(name, nullptr, false, room);
  const float height = std::max(theme.touch, extent.y + air);
  const bool is_pressed = press_area(id, ImVec2(width, height)) && look.reason == nullptr;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (ImGui::IsItemHovered() || has_keys()) list.AddRectFilled(from, to, kWash, theme.grid);
  const float middle = (from.y + to.y) / 2;
  const ImU32 colour = look.reason != nullptr ? kFaded : ink::kInk;
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {from.x + air, middle - extent.y / 2},
               colour, name, nullptr, room);
  list.AddText({to.x - 2 * air - pill - state, middle - ImGui::GetTextLineHeight() / 2},
               look.reason != nullptr ? kFaded : ink::kSoftInk, look.state);
  draw_pill(theme, {to.x - air, middle}, look);
  list.AddLine({from.x + air, to.y}, {to.x - air, to.y}, IM_COL32(0x5A, 0x4A, 0x38, 0x38),
               std::max(1.0F, theme.scale));
  return is_pressed;
}

ImU32 segment_ink(bool is_chosen) { return is_chosen ? ink::kVellum : ink::kInk; }

bool segment_button(const Theme& theme, const char* label, const SegmentLook& look, float width) {
  const ImVec2 extent = ImGui::CalcTextSize(label);
  const float height = std::max(theme.touch, extent.y + 2 * theme.grid + look.picture);
  const bool is_pressed = press_area(label, ImVec2(width, height));
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool is_lit = ImGui::IsItemHovered() || has_keys();
  const ImU32 fill = look.is_chosen ? (is_lit ? kLitChosen : ink::kSoftInk) : is_lit ? kLit : kRest;
  ImDrawFlags corners = ImDrawFlags_RoundCornersNone;
  if (look.is_first) corners |= ImDrawFlags_RoundCornersLeft;
  if (look.is_last) corners |= ImDrawFlags_RoundCornersRight;
  if (look.is_first || look.is_last) corners &= ~ImDrawFlags_RoundCornersNone;
  const float line = std::max(1.0F, theme.scale);
  list.AddRectFilled(from, to, fill, theme.grid, corners);
  list.AddRect(from, {to.x + (look.is_last ? 0 : line), to.y}, ink::kSoftInk, theme.grid, corners,
               line);
  const float fits = std::min(1.0F, (width - 2 * theme.grid) / std::max(extent.x, 1.0F));
  const float top = from.y + look.picture;
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize() * fits,
               {(from.x + to.x - extent.x * fits) / 2, (top + to.y - extent.y * fits) / 2},
               segment_ink(look.is_chosen), label);
  return is_pressed;
}

}  // namespace engine
