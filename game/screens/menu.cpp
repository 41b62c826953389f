#include "game/screens/menu.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

engine::PanelPlace middle(const Sheet& sheet, float width) {
  return {.position = sheet.screen / 2.0F, .size = {sheet.unit(width), 0}, .pivot = {0.5F, 0.5F}};
}

void open_new_game(Memory& memory) {
  memory.menu_open = false;
  memory.new_game_open = true;
  memory.page = NewGamePage::kPlayers;
}

bool wide_button(Sheet& sheet, std::string_view key) {
  const float width = ImGui::GetContentRegionAvail().x;
  return plain_control(sheet, say(sheet, key), width);
}

/// who of two winners did best.
void draw_best(Sheet& sheet) {
  const wotr::Rules& rules = sheet.model.rules;
  const auto winner = wotr::winner_of(sheet.model.view.board);
  if (!winner || !wotr::is_team(rules, winner->side)) return;
  const core::Seat best = wotr::best_seat(rules, sheet.model.view.board);
  const std::string sentence =
      best == core::kNobody
          ? say(sheet, "screen.best-both")
          : say(sheet, "screen.best", nlohmann::json{{"best", id_of(rules, best)}});
  write(sheet.theme.prompt, engine::ink::kInk, sentence);
}

}  // namespace

void draw_menu(Sheet& sheet) {
  if (!sheet.memory.menu_open) return;
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "menu-sheet", say(sheet, "screen.title").c_str(),
                          middle(sheet, 360))) {
    if (wide_button(sheet, "screen.new-game")) open_new_game(sheet.memory);
    if (wide_button(sheet, "screen.rules-here")) {
      sheet.memory.menu_open = false;
      sheet.memory.rules_open = true;
    }
    if (wide_button(sheet, "settings.title")) {
      sheet.memory.menu_open = false;
      sheet.memory.settings_open = true;
    }
    engine::ink_rule(sheet.theme);
    if (wide_button(sheet, "screen.back")) sheet.memory.menu_open = false;
    if (wide_button(sheet, "screen.quit")) sheet.answer.command = Command::kQuit;
  }
  engine::end_panel();
}

void draw_notice(Sheet& sheet) {
  if (sheet.model.notice.empty()) return;
  if (engine::begin_panel(sheet.theme, "notice", "", middle(sheet, 460))) {
    write(sheet.theme.prompt, engine::ink::kInk, sheet.model.notice);
    if (primary_control(sheet, say(sheet, "screen.close"))) {
      sheet.answer.command = Command::kCloseNotice;
    }
  }
  engine::end_panel();
}

void draw_game_over(Sheet& sheet) {
  const wotr::View& view = sheet.model.view;
  if (!view.decision.is_over()) return;
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet.screen.y - gap(sheet.theme)},
      .size = {sheet.unit(420), 0},
      .pivot = {0.5F, 1}};
  if (engine::begin_panel(sheet.theme, "over", "", place)) {
    const std::string key = "victory." + std::string(wotr::id_of(view.board.victory));
    write(sheet.theme.title, engine::ink::kWax, say(sheet, key));
    draw_best(sheet);
    write(sheet.theme.text, engine::ink::kSoftInk,
          say(sheet, "screen.over", nlohmann::json{{"turn", view.board.turn}}));
    if (primary_control(sheet, say(sheet, "screen.new-game"))) {
      open_new_game(sheet.memory);
    }
  }
  engine::end_panel();
}

}  // namespace screens
