#include "game/screens/station.h"

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/tab_stops.h"
#include "game/screens/moment_banner.h"
#include "game/screens/prompt.h"
#include "game/screens/rules/rule_book.h"
#include "game/screens/sheets/menu.h"
#include "game/screens/sheets/opened_sheets.h"
#include "game/screens/top_bar.h"

namespace screens {
namespace {

/// What its owner may press at any time, above what is told and asked.
void draw_station_bar(Sheet& sheet, core::Seat seat) {
  Memory& memory = sheet.memory;
  // Beside what lies before those who sit around the corner.
  const float corner = 3 * sheet.theme.touch;
  ImGui::SetNextWindowPos(ImVec2(corner, sheet.answer.clear_to.y - gap(sheet.theme) / 2),
                          ImGuiCond_Always, ImVec2(0, 1));
  engine::begin_bare_window("station", ImGuiWindowFlags_AlwaysAutoResize);
  if (bar_button(sheet, "fold", memory.station_folded ? engine::Icon::kUp : engine::Icon::kDown,
                 memory.station_folded ? "station.unfold" : "station.fold")) {
    memory.station_folded = !memory.station_folded;
  }
  if (!memory.station_folded) {
    bool& hand = memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
    if (bar_button(sheet, "hand", engine::Icon::kCard, "station.hand")) hand = !hand;
    if (sheet.state.can_undo && bar_button(sheet, "undo", engine::Icon::kUndo, "screen.undo")) {
      sheet.answer.command = Command::kUndo;
    }
    if (sheet.state.rule_book != nullptr &&
        bar_button(sheet, "rules", engine::Icon::kQuestion, "rules.title")) {
      memory.rule_wished = true;
    }
    if (bar_button(sheet, "menu", engine::Icon::kMenu, "screen.menu")) {
      memory.menu_open = !memory.menu_open;
    }
    if (bar_button(sheet, "move", engine::Icon::kForward, "station.move")) {
      sheet.answer.moves_station = true;
    }
  }
  ImGui::End();
}

bool is_asked_here(const Sheet& sheet, core::Seat seat) {
  return is_asked(sheet.state) && decision_of(sheet.state).seat == seat;
}

void draw_place(Sheet& sheet, core::Seat seat) {
  const bool asked = is_asked_here(sheet, seat);
  if (sheet.memory.station_folded && !asked) return draw_station_bar(sheet, seat);
  if (asked) {
    sheet.answer.by_itself = sheet.situation.question.by_itself;
    sheet.state.game.draw_boards(sheet);
    draw_prompt(sheet);
  } else {
    sheet.state.game.draw_hand_of(sheet, seat);
    if (!sheet.situation.ending && !draw_moment(sheet)) draw_prompt(sheet);
  }
  draw_game_over(sheet);
  draw_station_bar(sheet, seat);
}

}  // namespace

Answer draw_station(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                    Memory& memory, core::Seat seat) {
  Answer answer;
  Sheet sheet{theme, screen, state, memory, answer};
  const float margin = sheet.unit(16);
  const float space = sheet.unit(6);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(margin, margin));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(space, space));
  // What was asked of somebody else meanwhile is not shown to who looked at the last question.
  if (decision_of(state).seat != memory.decider) memory.options_shown = false;
  memory.decider = decision_of(state).seat;
  sheet.situation = state.game.situation(sheet);
  sheet.answer.clear_from = {0, bar_height(theme)};
  sheet.answer.clear_to = screen;
  draw_place(sheet, seat);
  draw_menu(sheet);
  draw_opened_sheets(sheet);
  if (is_asked_here(sheet, seat)) state.game.finish(sheet);
  draw_card_preview(sheet);
  move_between_stops(sheet);
  ImGui::PopStyleVar(2);
  return answer;
}

}  // namespace screens
