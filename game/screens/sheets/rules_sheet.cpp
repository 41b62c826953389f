#include "game/screens/sheets/rules_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/controls/seated.h"
#include "game/screens/new_game/new_game_sheet.h"

namespace screens {
namespace {

int seat_count(const Sheet& sheet) {
  return static_cast<int>(sheet.state.game.words.seats(sheet.state.view).size());
}

void draw_seats(Sheet& sheet) {
  const auto names = sheet.state.game.words.seats(sheet.state.view);
  for (std::size_t seat = 0; seat < names.size() && seat < sheet.state.players.size(); ++seat) {
    const std::string player = seated_words(sheet, sheet.state.players[seat]);
    write(sheet.theme.text, engine::ink::kInk,
          say(sheet, "screen.seat-player",
              nlohmann::json{{"seat", names[seat]}, {"player", player}}));
  }
}

/// Only what is not as published.
void draw_differences(Sheet& sheet, const NewGameChoices& choices, const RuleValues& rules) {
  for (const RuleChoice& rule : choices.rules) {
    const RuleValue& value = value_of(rule, rules);
    if (value == rule.by_profile.front() || !matters(rule, seat_count(sheet))) continue;
    const std::string title = say(sheet, "option." + rule.id);
    write(sheet.theme.bold, engine::ink::kInk,
          say(sheet, "screen.option-value",
              nlohmann::json{{"option", title}, {"value", value_name(sheet, rule, value)}}));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - sheet.unit(4));
    write(sheet.theme.italic, engine::ink::kSoftInk, rule.text);
  }
}

}  // namespace

void draw_rules_of_this_game(Sheet& sheet) {
  const NewGameChoices* choices = sheet.state.choices;
  if (choices == nullptr) return;
  const RuleValues rules = sheet.state.game.words.rules(sheet.state.view);
  const bool is_long = sheet.compact() || differing_from(*choices, 0, rules, seat_count(sheet)) > 3;
  const float top = sheet_top(sheet);
  // Where there is little room it lies over the question.
  const float bottom = sheet.compact() ? sheet.screen.y : prompt_top(sheet);
  const float most = bottom - top - gap(sheet.theme);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(560), sheet.screen.x - 2 * gap(sheet.theme)),
               is_long ? std::min(most, sheet.unit(600)) : 0},
      .pivot = {0.5F, 0}};
  if (!sheet.compact()) limit_height_below(sheet, top);
  if (engine::begin_panel(sheet.theme, "rules-sheet", say(sheet, "screen.rules-here").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    if (is_long) begin_page("rules-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_seats(sheet);
    write(sheet.theme.prompt, engine::ink::kWax, rules_name(sheet, rules, seat_count(sheet)));
    draw_differences(sheet, *choices, rules);
    if (is_long) end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) {
      sheet.memory.sheets.close(kRulesSheet);
    }
  }
  engine::end_panel();
}

}  // namespace screens
