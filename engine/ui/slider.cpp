#include "engine/ui/slider.h"

#include <algorithm>

#include <imgui_internal.h>

namespace engine {
namespace {

constexpr ImU32 kGroove = IM_COL32(0xB0, 0x8D, 0x4A, 0x70);

void draw_line(const Theme& theme, ImVec2 from, ImVec2 to, float knob, bool is_lit) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float half = 2 * theme.scale;
  const float middle = (from.y + to.y) / 2;
  list.AddRectFilled({from.x, middle - half}, {to.x, middle + half}, kGroove, half);
  list.AddRectFilled({from.x, middle - half}, {knob, middle + half}, ink::kBrass, half);
  const float radius = 2.2F * theme.grid * theme.scale;
  list.AddCircleFilled({knob, middle}, radius, is_lit ? ink::kWax : ink::kBrass);
  list.AddCircle({knob, middle}, radius, ink::kInk, 0, std::max(1.0F, theme.scale));
}

}  // namespace

std::optional<float> slider(const Theme& theme, const char* id, float share, float width) {
  ImGui::InvisibleButton(id, ImVec2(width, theme.touch));
  const bool is_lit = ImGui::IsItemHovered() || ImGui::IsItemActive() ||
                      (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float edge = 2.2F * theme.grid * theme.scale;  // the knob stays on the line
  const float length = std::max(1.0F, to.x - from.x - 2 * edge);
  std::optional<float> told;
  if (ImGui::IsItemActive() && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    ImGui::GetCurrentContext()->ActiveIdUsingNavDirMask = kSideways;
    told = std::clamp((ImGui::GetMousePos().x - from.x - edge) / length, 0.0F, 1.0F);
  }
  draw_line(theme, from, to, from.x + edge + length * told.value_or(share), is_lit);
  return told;
}

}  // namespace engine
