#include "game/screens/top_bar.h"

#include "engine/ui/widgets.h"
#include "game/screens/control.h"

namespace screens {
namespace {

void draw_turn(Sheet& sheet) {
  const std::string& text = sheet.situation.turn;
  ImFont* font = sheet.theme.small_caps;
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1e4F, 0, text.c_str());
  const ImVec2 middle(sheet.screen.x / 2, bar_height(sheet.theme) / 2 + sheet.unit(4));
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImVec2 margin(sheet.unit(22), sheet.unit(8));
  engine::draw_sheet(
      list, ImVec2(middle.x - size.x / 2 - margin.x, middle.y - size.y / 2 - margin.y),
      ImVec2(middle.x + size.x / 2 + margin.x, middle.y + size.y / 2 + margin.y), sheet.theme);
  list.AddText(font, font->FontSize, ImVec2(middle.x - size.x / 2, middle.y - size.y / 2),
               engine::ink::kInk, text.c_str());
}

void begin_buttons(Sheet& sheet, const char* id, float x, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(x, sheet.unit(8)), ImGuiCond_Always, ImVec2(pivot, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
}

}  // namespace

bool bar_button(Sheet& sheet, const char* id, engine::Icon icon, std::string_view tip) {
  const bool pressed = icon_control(sheet, id, icon, tip);
  ImGui::SameLine();
  return pressed;
}

void draw_top_bar(Sheet& sheet) {
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
  sheet.state.game.draw_bar(sheet, BarEnd::kRight);
  if (bar_button(sheet, "log", engine::Icon::kList, "screen.log")) {
    bool& open = sheet.compact() ? sheet.memory.log_sheet_open : sheet.memory.log_open;
    open = !open;
  }
  ImGui::End();
  draw_turn(sheet);
}

}  // namespace screens
