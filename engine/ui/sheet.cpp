#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <imgui_internal.h>

#include "engine/ui/frame_notes.h"
#include "engine/ui/widgets.h"

namespace engine {
namespace {

ImU32 with_alpha(ImU32 colour, int alpha) {
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha) << IM_COL32_A_SHIFT);
}

/// A soft shadow to the south-east: the light of the whole table comes from the north-west. Only
/// what shows beside the sheet is drawn; blending under it would cost more than the table itself.
void draw_shadow(ImDrawList& list, ImVec2 from, ImVec2 to, float unit) {
  const float depth = unit * 6;
  const float shift = unit * 2;
  const ImU32 dark = with_alpha(ink::kInk, 84);
  const ImU32 clear = with_alpha(ink::kInk, 0);
  const ImVec2 begin(from.x + shift + depth, from.y + shift + depth);
  const ImVec2 end(to.x + depth, to.y + depth);
  list.AddRectFilledMultiColor({to.x, begin.y}, {end.x, to.y}, dark, clear, clear, dark);
  list.AddRectFilledMultiColor({begin.x, to.y}, {to.x, end.y}, dark, dark, clear, clear);
  list.AddRectFilledMultiColor(to, end, dark, clear, clear, clear);
  list.AddRectFilledMultiColor({to.x, from.y + shift}, {end.x, begin.y}, clear, clear, clear, dark);
  list.AddRectFilledMultiColor({from.x + shift, to.y}, {begin.x, end.y}, clear, dark, clear, clear);
}

/// Old vellum is darker where many thumbs have been. Nine parts side by side: each pixel that is
/// blended twice costs a software rasteriser as much as one of the table.
void draw_worn_vellum(ImDrawList& list, ImVec2 from, ImVec2 to, float depth) {
  constexpr ImU32 kWornOnce = IM_COL32(0xD2, 0xC0, 0x9B, 0xFF);
  constexpr ImU32 kWornTwice = IM_COL32(0xC3, 0xAD, 0x83, 0xFF);
  const std::array x{from.x, from.x + depth, to.x - depth, to.x};
  const std::array y{from.y, from.y + depth, to.y - depth, to.y};
  const auto wear_at = [](std::size_t column, std::size_t row) {
    const bool at_side = column == 0 || column == 3;
    const bool at_end = row == 0 || row == 3;
    return at_side && at_end ? kWornTwice : at_side || at_end ? kWornOnce : ink::kVellum;
  };
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      list.AddRectFilledMultiColor({x[column], y[row]}, {x[column + 1], y[row + 1]},
                                   wear_at(column, row), wear_at(column + 1, row),
                                   wear_at(column + 1, row + 1), wear_at(column, row + 1));
    }
  }
}

/// A brass plate over a corner. `x` and `y` point into the sheet.
void draw_corner(ImDrawList& list, ImVec2 corner, float x, float y, float size) {
  const auto at = [&](float across, float down) {
    return ImVec2(corner.x + x * across * size, corner.y + y * down * size);
  };
  const std::array plate{at(-0.12F, -0.12F), at(1.0F, -0.12F), at(0.86F, 0.16F), at(0.42F, 0.24F),
                         at(0.24F, 0.42F),   at(0.16F, 0.86F), at(-0.12F, 1.0F)};
  const ImU32 shade = IM_COL32(0x6B, 0x4F, 0x22, 0xFF);
  // The plate is hollow on one side: two fans from its corner fill it.
  for (std::size_t i = 1; i + 1 < plate.size(); ++i) {
    list.AddTriangleFilled(plate[0], plate[i], plate[i + 1], ink::kBrass);
  }
  list.AddPolyline(plate.data(), static_cast<int>(plate.size()), shade, ImDrawFlags_Closed,
                   std::max(1.0F, size * 0.05F));
  list.AddLine(at(-0.02F, -0.02F), at(0.8F, -0.02F), IM_COL32(0xE4, 0xCB, 0x8C, 0xC0),
               std::max(1.0F, size * 0.05F));
  list.AddCircleFilled(at(0.14F, 0.14F), size * 0.09F, shade);
  list.AddCircleFilled(at(0.125F, 0.125F), size * 0.06F, IM_COL32(0xE4, 0xCB, 0x8C, 0xFF));
}

/// Tells Ui that nothing need be drawn under this; a window that only measures itself hides
/// nothing.
void note_opaque(const ImDrawList& list, ImVec2 from, ImVec2 to) {
  FrameNotes* notes = current_notes();
  if (notes == nullptr || ImGui::GetCurrentWindowRead()->Hidden) return;
  notes->opaque.push_back({{from.x, from.y}, {to.x, to.y}});
  notes->sheets.push_back({notes->opaque.back(), &list, list.VtxBuffer.Size});
}

}  // namespace

void draw_sheet(ImDrawList& list, ImVec2 from, ImVec2 to, const Theme& theme) {
  const float unit = theme.grid;
  draw_shadow(list, from, to, unit);
  const float depth = std::min({unit * 6, (to.x - from.x) / 2, (to.y - from.y) / 2});
  draw_worn_vellum(list, from, to, depth);
  note_opaque(list, from, to);
  const float outer = unit * 1.5F;
  const float inner = unit * 2.25F;
  list.AddRect({from.x + outer, from.y + outer}, {to.x - outer, to.y - outer}, ink::kSoftInk, 0, 0,
               std::max(1.0F, theme.scale * 1.25F));
  list.AddRect({from.x + inner, from.y + inner}, {to.x - inner, to.y - inner},
               with_alpha(ink::kSoftInk, 110), 0, 0, std::max(1.0F, theme.scale * 0.6F));
  const float size = unit * 4.5F;
  draw_corner(list, from, 1, 1, size);
  draw_corner(list, {to.x, from.y}, -1, 1, size);
  draw_corner(list, {from.x, to.y}, 1, -1, size);
  draw_corner(list, to, -1, -1, size);
}

bool begin_panel(const Theme& theme, const char* id, const char* title, const PanelPlace& place) {
  ImGui::SetNextWindowPos({place.position.x, place.position.y}, ImGuiCond_Always,
                          {place.pivot.x, place.pivot.y});
  ImGui::SetNextWindowSize({place.size.x, place.size.y}, ImGuiCond_Always);
  const ImGuiWindowFlags flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                 ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
                                 ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                                 quiet_beside_hand();
  // ImGui cuts a window's size down to whole points: what is left of one would be scrolled.
  const ImVec2 padding = ImGui::GetStyle().WindowPadding;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {std::floor(padding.x), std::floor(padding.y)});
  const bool is_open = ImGui::Begin(id, nullptr, flags);
  ImGui::PopStyleVar();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  list.PushClipRectFullScreen();
  draw_sheet(list, from, {from.x + size.x, from.y + size.y}, theme);
  list.PopClipRect();
  // Begin has drawn the scroll bar already, now under the sheet.
  if (ImGui::GetCurrentWindow()->ScrollbarY) ImGui::Scrollbar(ImGuiAxis_Y);
  ImGui::PushFont(theme.text);
  if (title != nullptr && *title != '\0') heading(theme, title);
  return is_open;
}

void end_panel() {
  ImGui::PopFont();
  ImGui::End();
}

}  // namespace engine
