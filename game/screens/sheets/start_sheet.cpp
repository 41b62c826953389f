#include "game/screens/sheets/start_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/page.h"
#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/sheets/menu.h"

namespace screens {
namespace {

/// What most people want first.
void begin_alone(Sheet& sheet) {
  lay_open(sheet, kNewGameSheet);
  auto& chosen = sheet.memory.own<NewGameMemory>().chosen;
  if (chosen && chosen->people != 1) chosen.reset();
}

/// The game on the table, and who plays it.
void draw_going_on(Sheet& sheet) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool is_over = sheet.situation.ending.has_value();
  const bool is_left = sheet.state.turn > 0 && !is_over;
  if (!is_left) {
    if (primary_control(sheet, say(sheet, "start.alone"), width)) begin_alone(sheet);
    if (plain_control(sheet, say(sheet, "start.to-the-table"), width)) {
      sheet.memory.sheets.close(kStartSheet);
    }
    return;
  }
  if (primary_control(sheet, say(sheet, "start.go-on"), width))
    sheet.memory.sheets.close(kStartSheet);
  const nlohmann::json told{{"turn", sheet.state.turn}, {"game", say(sheet, "screen.game-title")}};
  write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "start.game", told));
}

}  // namespace

void draw_start(Sheet& sheet) {
  const float edge = 2 * gap(sheet.theme);
  const float wide = sheet.unit(are_ways_in_pairs(sheet) ? 460 : 340);
  const float width = std::min(wide, sheet.screen.x - 2 * edge);
  const bool is_long = are_ways_in_a_page(sheet);
  const float most = sheet.screen.y - 2 * edge;
  const engine::PanelPlace place{.position = {edge, sheet.screen.y / 2},
                                 .size = {width, is_long ? most : 0},
                                 .pivot = {0, 0.5F}};
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(width, most));
  if (engine::begin_panel(sheet.theme, "start-sheet", "", place)) {
    write(sheet.theme.title, engine::ink::kWax, say(sheet, "start.title"));
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "start.subtitle"));
    engine::ink_rule(sheet.theme);
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    if (is_long) begin_page("start-page", {0, ImGui::GetContentRegionAvail().y - foot});
    draw_going_on(sheet);
    draw_ways(sheet);
    if (is_long) end_page();
    if (plain_control(sheet, say(sheet, "screen.quit"), ImGui::GetContentRegionAvail().x)) {
      ask(sheet, commands::kQuit);
    }
  }
  engine::end_panel();
}

}  // namespace screens
