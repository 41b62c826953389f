#include "game/screens/top_bar.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/log_panel.h"
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

/// The words on one line, or on as many as there is room for.
std::vector<std::string> lines_of(ImFont* font, const std::string& text, float width) {
  std::vector<std::string> lines;
  const char* from = text.c_str();
  const char* const end = from + text.size();
  while (from < end) {
    const char* to = font->CalcWordWrapPositionA(ImGui::GetIO().FontGlobalScale, from, end, width);
    if (to == from) to = end;  // a single word that is too long
    lines.emplace_back(from, to);
    from = to;
    while (from < end && *from == ' ') ++from;
  }
  return lines;
}

/// Others have done something since the person last decided.
bool has_news(const Sheet& sheet) {
  const std::size_t read = sheet.memory.own<LogMemory>().read;
  return is_asked(sheet.state) && read > 0 && read < sheet.state.log.size();
}

void begin_buttons(Sheet& sheet, const char* id, float x, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(x, sheet.unit(8)), ImGuiCond_Always, ImVec2(pivot, 0));
  engine::begin_bare_window(id, ImGuiWindowFlags_AlwaysAutoResize);
}

}  // namespace

ImVec2 draw_turn(Sheet& sheet, float left, float right) {
  const std::string& text = sheet.situation.turn;
  const float air = sheet.unit(22);
  const float room = sheet.screen.x - left - right - 2 * air;
  const float wished = sheet.state.game.panels.tally_width(sheet);
  ImFont* font = wished > 0 ? sheet.theme.bold : sheet.theme.small_caps;
  const bool is_wide = std::max(wished, width_of(font, text)) > room;
  const float tally = is_wide ? 0 : wished;
  if (is_wide) font = sheet.theme.text;
  const std::vector<std::string> lines = lines_of(font, text, room);
  float words = 0;
  for (const std::string& line : lines) words = std::max(words, width_of(font, line));
  const float line = ImGui::GetIO().FontGlobalScale * font->FontSize;
  const float height =
      line * static_cast<float>(lines.size()) + (tally > 0 ? sheet.unit(kTallyRow) : 0);
  const ImVec2 half(std::max(words, tally) / 2 + air, height / 2 + sheet.unit(tally > 0 ? 7 : 8));
  const bool is_central = half.x < sheet.screen.x / 2 - std::max(left, right);
  const float x = is_central ? sheet.screen.x / 2 : (left + sheet.screen.x - right) / 2;
  const float y = std::max(bar_height(sheet.theme) / 2 + sheet.unit(2), half.y);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();  // below every sheet
  engine::draw_sheet(list, ImVec2(x - half.x, y - half.y), ImVec2(x + half.x, y + half.y),
                     sheet.theme);
  float top = y - height / 2;
  for (const std::string& one : lines) {
    list.AddText(font, line, ImVec2(x - width_of(font, one) / 2, top), engine::ink::kInk,
                 one.c_str());
    top += line;
  }
  const ImVec2 below(x - tally / 2, top + sheet.unit(kTallyRow) / 2);
  if (tally > 0) sheet.state.game.panels.draw_tally(sheet, list, below);
  return {x - half.x, x + half.x};
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
    sheet.memory.sheets.turn(kMenuSheet);
  }
  sheet.state.game.panels.draw_bar(sheet, BarEnd::kLeft);
  const bool stands_at_question = is_asked(sheet.state) && !are_options_covered(sheet);
  const bool can_undo = sheet.state.can_undo && !stands_at_question;
  if (can_undo && bar_button(sheet, "undo", engine::Icon::kUndo, "screen.undo")) {
    ask(sheet, commands::kTakeBack);
  }
  // On the right it would lie over what each side holds, where there is little room.
  if (has_news(sheet) && bar_button(sheet, "recent", engine::Icon::kEye, "screen.since")) {
    sheet.memory.sheets.turn(kRecentSheet);
  }
  const float left = ImGui::GetWindowSize().x + gap(sheet.theme);
  ImGui::End();

  begin_buttons(sheet, "right-bar", sheet.screen.x - gap(sheet.theme), 1);
  if (bar_button(sheet, "flat", engine::Icon::kMap, "screen.flat")) {
    ask(sheet, commands::kFlat);
  }
  sheet.state.game.panels.draw_bar(sheet, BarEnd::kRight);
  if (bar_button(sheet, "log", engine::Icon::kList, "screen.log")) {
    LogMemory& log = sheet.memory.own<LogMemory>();
    bool& open = sheet.compact() ? log.is_over_board : log.is_open;
    open = !open;
  }
  const float right = ImGui::GetWindowSize().x + gap(sheet.theme);
  ImGui::End();
  // A sheet that needs all of a small screen lies over it.
  const bool is_covered = sheet_top(sheet) < bar_height(sheet.theme) && is_sheet_open(sheet.memory);
  if (!is_covered) draw_turn(sheet, left, right);
}

}  // namespace screens
