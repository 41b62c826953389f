#include "game/screens/top_bar.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

void draw_turn(Sheet& sheet) {
  const wotr::Board& board = sheet.model.view.board;
  const std::string phase = sheet.model.words.name("phase", wotr::id_of(board.phase));
  const std::string text =
      say(sheet, "screen.turn", nlohmann::json{{"turn", board.turn}, {"phase", phase}});
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

bool bar_button(Sheet& sheet, const char* id, engine::Icon icon, std::string_view tip) {
  const bool pressed = icon_control(sheet, id, icon, tip);
  ImGui::SameLine();
  return pressed;
}

}  // namespace

void draw_top_bar(Sheet& sheet) {
  begin_buttons(sheet, "left-bar", gap(sheet.theme), 0);
  if (bar_button(sheet, "menu", engine::Icon::kMenu, "screen.menu")) {
    sheet.memory.menu_open = !sheet.memory.menu_open;
  }
  if (bar_button(sheet, "played", engine::Icon::kCard, "screen.played")) {
    sheet.memory.played_open = !sheet.memory.played_open;
    sheet.memory.hand_shown = {};
  }
  if (sheet.model.can_undo && bar_button(sheet, "undo", engine::Icon::kUndo, "screen.undo")) {
    sheet.answer.command = Command::kUndo;
  }
  ImGui::End();

  begin_buttons(sheet, "right-bar", sheet.screen.x - gap(sheet.theme), 1);
  if (bar_button(sheet, "flat", engine::Icon::kMap, "screen.flat")) {
    sheet.answer.command = Command::kToggleFlat;
  }
  if (bar_button(sheet, "pools", engine::Icon::kBanner, "screen.pools")) {
    sheet.memory.pools_open = !sheet.memory.pools_open;
  }
  if (bar_button(sheet, "log", engine::Icon::kList, "screen.log")) {
    bool& open = sheet.compact() ? sheet.memory.log_sheet_open : sheet.memory.log_open;
    open = !open;
  }
  ImGui::End();
  draw_turn(sheet);
}

}  // namespace screens
