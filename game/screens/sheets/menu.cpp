#include "game/screens/sheets/menu.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/rules/rule_book.h"

namespace screens {
namespace {

engine::PanelPlace middle(const Sheet& sheet, float width) {
  return {.position = sheet.screen / 2.0F, .size = {sheet.unit(width), 0}, .pivot = {0.5F, 0.5F}};
}

void open_new_game(Memory& memory) {
  memory.menu_open = false;
  memory.new_game_open = true;
  memory.page = NewGamePage::kGame;
}

bool wide_button(Sheet& sheet, std::string_view key) {
  const float width = ImGui::GetContentRegionAvail().x;
  return plain_control(sheet, say(sheet, key), width);
}

}  // namespace

void draw_menu(Sheet& sheet) {
  if (!sheet.memory.menu_open) return;
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "menu-sheet", say(sheet, "screen.title").c_str(),
                          middle(sheet, 360))) {
    if (wide_button(sheet, "screen.new-game")) open_new_game(sheet.memory);
    if (wide_button(sheet, "saves.title")) {
      sheet.memory.menu_open = false;
      sheet.memory.saves_open = true;
    }
    if (!sheet.state.chapters.empty() && wide_button(sheet, "tutorial.title")) {
      sheet.memory.menu_open = false;
      sheet.memory.tutorial_open = true;
    }
    if (sheet.state.replay == nullptr && sheet.state.tutorial == nullptr &&
        wide_button(sheet, "replay.open")) {
      sheet.memory.menu_open = false;
      sheet.answer.command = Command::kReplay;
    }
    if (sheet.state.rule_book != nullptr && wide_button(sheet, "rules.title")) {
      sheet.memory.menu_open = false;
      open_rule_book(sheet);
    }
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
  if (sheet.state.notice.empty()) return;
  if (engine::begin_panel(sheet.theme, "notice", "", middle(sheet, 460))) {
    write(sheet.theme.prompt, engine::ink::kInk, sheet.state.notice);
    if (primary_control(sheet, say(sheet, "screen.close"))) {
      sheet.answer.command = Command::kCloseNotice;
    }
  }
  engine::end_panel();
}

namespace {

std::string percent_words(double chance) { return std::to_string(std::lround(100 * chance)); }

/// Who gained, and how much, below what happened.
void draw_turning_point(const Sheet& sheet, const TurnShown& point) {
  const nlohmann::json told{{"turn", point.turn},
                            {"who", sheet.state.words.name("seat", point.who)},
                            {"before", percent_words(point.before)},
                            {"after", percent_words(point.after)}};
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, "screen.turned", told));
  if (!point.what.empty()) write(sheet.theme.text, engine::ink::kSoftInk, point.what);
}

void draw_turning_points(const Sheet& sheet) {
  if (sheet.state.turning_points.empty()) return;
  engine::ink_rule(sheet.theme);
  write(sheet.theme.small_caps, engine::ink::kWax, say(sheet, "screen.turning-points"));
  for (const TurnShown& point : sheet.state.turning_points) draw_turning_point(sheet, point);
  engine::ink_rule(sheet.theme);
}

}  // namespace

void draw_game_over(Sheet& sheet) {
  if (!sheet.situation.ending || sheet.state.replay != nullptr) return;
  const Ending& ending = *sheet.situation.ending;
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet.screen.y - gap(sheet.theme)},
      .size = {sheet.unit(420), 0},
      .pivot = {0.5F, 1}};
  if (engine::begin_panel(sheet.theme, "over", "", place)) {
    write(sheet.theme.title, engine::ink::kWax, ending.title);
    if (!ending.praise.empty()) write(sheet.theme.prompt, engine::ink::kInk, ending.praise);
    write(sheet.theme.text, engine::ink::kSoftInk, ending.turn);
    draw_turning_points(sheet);
    if (primary_control(sheet, say(sheet, "screen.new-game"))) {
      open_new_game(sheet.memory);
    }
    ImGui::SameLine();
    if (plain_control(sheet, say(sheet, "replay.open"))) sheet.answer.command = Command::kReplay;
  }
  engine::end_panel();
}

}  // namespace screens
