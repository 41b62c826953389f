#include "game/screens/top_bar.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/screens.h"

namespace screens {
namespace {

constexpr float kTallyRow = 21;  // points

/// The table's far edge lies in shade behind the bar, so that nothing there is seen by half.
void draw_shade(Sheet& sheet) {
  constexpr float kDark = 0.7F;  // of the bar's height
  const float bottom = bar_height(sheet.theme) + sheet.unit(6);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  list.AddRectFilled(ImVec2(0, 0), ImVec2(sheet.screen.x, bottom * kDark), engine::ink::kShade);
  list.AddRectFilledMultiColor(ImVec2(0, bottom * kDark), ImVec2(sheet.screen.x, bottom),
                               engine::ink::kShade, engine::ink::kShade, engine::ink::kNoShade,
                               engine::ink::kNoShade);
}

/// Others have done something since the person last decided.
bool has_news(const Sheet& sheet) {
  return is_asked(sheet.state) && sheet.memory.log_read > 0 &&
         sheet.memory.log_read < sheet.state.log.size();
}

void begin_buttons(Sheet& sheet, const char* id, float x, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(x, sheet.unit(8)), ImGuiCond_Always, ImVec2(pivot, 0));
  engine::begin_bare_window(id, ImGuiWindowFlags_AlwaysAutoResize);
}

}  // namespace

ImVec2 draw_turn(Sheet& sheet) {
  const std::string& text = sheet.situation.turn;
  const float tally = sheet.state.game.tally_width(sheet);
  ImFont* font = tally > 0 ? sheet.theme.bold : sheet.theme.small_caps;
  const ImVec2 words = font->CalcTextSizeA(font->FontSize, 1e4F, 0, text.c_str());
  const float row = tally > 0 ? sheet.unit(kTallyRow) : 0;
  const ImVec2 half(std::max(words.x, tally) / 2 + sheet.unit(22),
                    (words.y + row) / 2 + sheet.unit(tally > 0 ? 7 : 8));
  const ImVec2 middle(sheet.screen.x / 2, bar_height(sheet.theme) / 2 + sheet.unit(2));
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  engine::draw_sheet(list, ImVec2(middle.x - half.x, middle.y - half.y),
                     ImVec2(middle.x + half.x, middle.y + half.y), sheet.theme);
  const float top = middle.y - (words.y + row) / 2;
  list.AddText(font, font->FontSize, ImVec2(middle.x - words.x / 2, top), engine::ink::kInk,
               text.c_str());
  const ImVec2 below(middle.x - tally / 2, top + words.y + row / 2);
  if (tally > 0) sheet.state.game.draw_tally(sheet, list, below);
  return {middle.x - half.x, middle.x + half.x};
}

bool bar_button(Sheet& sheet, const char* id, engine::Icon icon, std::string_view tip) {
  const bool pressed = icon_control(sheet, id, icon, tip);
  ImGui::SameLine();
  return pressed;
}

void draw_top_bar(Sheet& sheet) {
  draw_shade(sheet);
  begin_buttons(sheet, "left-bar", gap(sheet.theme), 0);
  if (bar_button(sheet, "menu", engine::Icon::kMenu, "screen.menu")) {
    sheet.memory.menu_open = !sheet.memory.menu_open;
  }
  sheet.state.game.draw_bar(sheet, BarEnd::kLeft);
  if (sheet.state.can_undo && bar_button(sheet, "undo", engine::Icon::kUndo, "screen.undo")) {
    sheet.answer.command = Command::kUndo;
  }
  ImGui::End();

  begin_buttons(sheet, "right-bar", sheet.screen.x - gap(sheet.theme), 1);
  if (bar_button(sheet, "flat", engine::Icon::kMap, "screen.flat")) {
    sheet.answer.command = Command::kToggleFlat;
  }
  if (has_news(sheet) && bar_button(sheet, "recent", engine::Icon::kEye, "screen.since")) {
    sheet.memory.recent_open = !sheet.memory.recent_open;
  }
  sheet.state.game.draw_bar(sheet, BarEnd::kRight);
  if (bar_button(sheet, "log", engine::Icon::kList, "screen.log")) {
    bool& open = sheet.compact() ? sheet.memory.log_sheet_open : sheet.memory.log_open;
    open = !open;
  }
  ImGui::End();
  // A sheet that needs all of a small screen lies over it.
  const bool is_covered = sheet_top(sheet) < bar_height(sheet.theme) && is_sheet_open(sheet.memory);
  if (!is_covered) draw_turn(sheet);
}

}  // namespace screens
