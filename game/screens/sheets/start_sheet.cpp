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
void begin_alone(Context& context) {
  lay_open(context, kNewGameSheet);
  auto& chosen = context.memory.own<NewGameMemory>().chosen;
  if (chosen && chosen->people != 1) chosen.reset();
}

/// The game on the table, and who plays it.
void draw_going_on(Context& context) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool is_over = context.situation.ending.has_value();
  const bool is_left = context.state.turn > 0 && !is_over;
  if (!is_left) {
    if (primary_control(context, say(context, "start.alone"), width)) begin_alone(context);
    if (plain_control(context, say(context, "start.to-the-table"), width)) {
      context.memory.sheets.close(kStartSheet);
    }
    return;
  }
  if (primary_control(context, say(context, "start.go-on"), width))
    context.memory.sheets.close(kStartSheet);
  const nlohmann::json told{{"turn", context.state.turn},
                            {"game", say(context, "screen.game-title")}};
  write(context.theme.italic, engine::ink::kSoftInk, say(context, "start.game", told));
  if (plain_control(context, say(context, "start.alone"), width)) begin_alone(context);
}

}  // namespace

void draw_start(Context& context) {
  const float edge = 2 * gap(context.theme);
  const float wide = context.unit(are_ways_in_pairs(context) ? 460 : 340);
  const float width = std::min(wide, context.screen.x - 2 * edge);
  const bool is_long = are_ways_in_a_page(context);
  const float most = context.screen.y - 2 * edge;
  const engine::PanelPlace place{.position = {edge, context.screen.y / 2},
                                 .size = {width, is_long ? most : 0},
                                 .pivot = {0, 0.5F}};
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(width, most));
  if (engine::begin_panel(context.theme, "start-sheet", "", place)) {
    write(context.theme.title, engine::ink::kWax, say(context, "start.title"));
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "start.subtitle"));
    engine::ink_rule(context.theme);
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    if (is_long) begin_page("start-page", {0, ImGui::GetContentRegionAvail().y - foot});
    draw_going_on(context);
    draw_ways(context);
    if (is_long) end_page();
    if (plain_control(context, say(context, "screen.quit"), ImGui::GetContentRegionAvail().x)) {
      ask(context, commands::kQuit);
    }
  }
  engine::end_panel();
}

}  // namespace screens
