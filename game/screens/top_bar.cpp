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
void draw_shade(Context& context) {
  constexpr float kDark = 0.7F;  // of the bar's height
  const float bottom = bar_height(context.theme) + context.unit(6);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  list.AddRectFilled(ImVec2(0, 0), ImVec2(context.screen.x, bottom * kDark), engine::ink::kShade);
  list.AddRectFilledMultiColor(ImVec2(0, bottom * kDark), ImVec2(context.screen.x, bottom),
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
bool has_news(const Context& context) {
  const std::size_t read = context.memory.own<LogMemory>().read;
  return is_asked(context.state) && read > 0 && read < context.state.log.size();
}

void begin_buttons(Context& context, const char* id, float x, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(x, context.unit(8)), ImGuiCond_Always, ImVec2(pivot, 0));
  engine::begin_bare_window(id, ImGuiWindowFlags_AlwaysAutoResize);
}

}  // namespace

ImVec2 draw_turn(Context& context, float left, float right) {
  const std::string& text = context.situation.turn;
  const float air = context.unit(22);
  const float room = context.screen.x - left - right - 2 * air;
  const float wanted = context.state.game.panels.tally_width(context);
  ImFont* font = wanted > 0 ? context.theme.bold : context.theme.small_caps;
  const bool is_wide = std::max(wanted, width_of(font, text)) > room;
  const float tally = is_wide ? 0 : wanted;
  if (is_wide) font = context.theme.text;
  const std::vector<std::string> lines = lines_of(font, text, room);
  float words = 0;
  for (const std::string& line : lines) words = std::max(words, width_of(font, line));
  const float line = ImGui::GetIO().FontGlobalScale * font->FontSize;
  const float height =
      line * static_cast<float>(lines.size()) + (tally > 0 ? context.unit(kTallyRow) : 0);
  const ImVec2 half(std::max(words, tally) / 2 + air, height / 2 + context.unit(tally > 0 ? 7 : 8));
  const bool is_central = half.x < context.screen.x / 2 - std::max(left, right);
  const float x = is_central ? context.screen.x / 2 : (left + context.screen.x - right) / 2;
  const float y = std::max(bar_height(context.theme) / 2 + context.unit(2), half.y);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();  // below every sheet
  engine::draw_sheet(list, ImVec2(x - half.x, y - half.y), ImVec2(x + half.x, y + half.y),
                     context.theme);
  float top = y - height / 2;
  for (const std::string& one : lines) {
    list.AddText(font, line, ImVec2(x - width_of(font, one) / 2, top), engine::ink::kInk,
                 one.c_str());
    top += line;
  }
  const ImVec2 below(x - tally / 2, top + context.unit(kTallyRow) / 2);
  if (tally > 0) context.state.game.panels.draw_tally(context, list, below);
  return {x - half.x, x + half.x};
}

bool bar_button(Context& context, const char* id, engine::Icon icon, std::string_view tip) {
  const bool pressed = icon_control(context, id, icon, tip);
  ImGui::SameLine();
  return pressed;
}

void draw_top_bar(Context& context) {
  draw_shade(context);
  begin_buttons(context, "left-bar", gap(context.theme), 0);
  if (bar_button(context, "menu", engine::Icon::kMenu, "screen.menu")) {
    context.memory.sheets.turn(kMenuSheet);
  }
  context.state.game.panels.draw_bar(context, BarEnd::kLeft);
  const bool stands_at_question = is_asked(context.state) && !are_options_covered(context);
  const bool can_undo = context.state.can_undo && !stands_at_question;
  if (can_undo && bar_button(context, "undo", engine::Icon::kUndo, "screen.undo")) {
    ask(context, commands::kTakeBack);
  }
  // On the right it would lie over what each side holds, where there is little room.
  if (has_news(context) && bar_button(context, "recent", engine::Icon::kEye, "screen.since")) {
    context.memory.sheets.turn(kRecentSheet);
  }
  const float left = ImGui::GetWindowSize().x + gap(context.theme);
  ImGui::End();

  begin_buttons(context, "right-bar", context.screen.x - gap(context.theme), 1);
  if (bar_button(context, "flat", engine::Icon::kMap, "screen.flat")) {
    ask(context, commands::kFlat);
  }
  context.state.game.panels.draw_bar(context, BarEnd::kRight);
  if (bar_button(context, "log", engine::Icon::kList, "screen.log")) {
    LogMemory& log = context.memory.own<LogMemory>();
    bool& open = context.compact() ? log.is_over_board : log.is_open;
    open = !open;
  }
  const float right = ImGui::GetWindowSize().x + gap(context.theme);
  ImGui::End();
  // A sheet that needs all of a small screen lies over it.
  const bool is_covered =
      sheet_top(context) < bar_height(context.theme) && is_sheet_open(context.memory);
  if (!is_covered) draw_turn(context, left, right);
}

}  // namespace screens
