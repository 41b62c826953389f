#include "game/screens/menu.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "rules/wotr/names.h"

namespace screens {
namespace {

struct Seating {
  std::string_view label;
  std::string_view free;
  std::string_view shadow;
};
constexpr std::array kSeatings{
    Seating{"screen.new-two-people", "human", "human"},
    Seating{"screen.new-as-free", "human", "random"},
    Seating{"screen.new-as-shadow", "random", "human"},
};

engine::PanelPlace middle(const Sheet& sheet, float width) {
  return {.position = sheet.screen / 2.0F, .size = {sheet.unit(width), 0}, .pivot = {0.5F, 0.5F}};
}

void draw_new_game(Sheet& sheet) {
  const float width = ImGui::GetContentRegionAvail().x;
  for (const Seating& seating : kSeatings) {
    if (!engine::plain_button(sheet.theme, say(sheet, seating.label).c_str(), width)) continue;
    sheet.answer.command = Command::kNewGame;
    sheet.answer.new_players = {std::string(seating.free), std::string(seating.shadow)};
    sheet.memory.menu_open = false;
  }
}

bool wide_button(Sheet& sheet, std::string_view key) {
  const float width = ImGui::GetContentRegionAvail().x;
  return engine::plain_button(sheet.theme, say(sheet, key).c_str(), width);
}

}  // namespace

void draw_menu(Sheet& sheet) {
  if (!sheet.memory.menu_open) return;
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "menu-sheet", say(sheet, "screen.title").c_str(),
                          middle(sheet, 360))) {
    draw_new_game(sheet);
    engine::ink_rule(sheet.theme);
    if (wide_button(sheet, "screen.speed")) sheet.answer.command = Command::kFasterAnimation;
    if (wide_button(sheet, "screen.back")) sheet.memory.menu_open = false;
    if (wide_button(sheet, "screen.quit")) sheet.answer.command = Command::kQuit;
  }
  engine::end_panel();
}

void draw_notice(Sheet& sheet) {
  if (sheet.model.notice.empty()) return;
  if (engine::begin_panel(sheet.theme, "notice", "", middle(sheet, 460))) {
    write(sheet.theme.prompt, engine::ink::kInk, sheet.model.notice);
    if (engine::primary_button(sheet.theme, say(sheet, "screen.close").c_str())) {
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
    write(sheet.theme.text, engine::ink::kSoftInk,
          say(sheet, "screen.over", nlohmann::json{{"turn", view.board.turn}}));
    if (engine::primary_button(sheet.theme, say(sheet, "screen.new-game").c_str())) {
      sheet.memory.menu_open = true;
    }
  }
  engine::end_panel();
}

}  // namespace screens
