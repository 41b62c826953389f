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

int seat_count(const Context& context) {
  return static_cast<int>(context.state.game.words.seats(context.state.view).size());
}

void draw_seats(Context& context) {
  const auto names = context.state.game.words.seats(context.state.view);
  for (std::size_t seat = 0; seat < names.size() && seat < context.state.players.size(); ++seat) {
    const std::string player = seated_words(context, context.state.players[seat]);
    write(context.theme.text, engine::ink::kInk,
          say(context, "screen.seat-player",
              nlohmann::json{{"seat", names[seat]}, {"player", player}}));
  }
}

/// Only what is not as published.
void draw_differences(Context& context, const NewGameChoices& choices, const RuleValues& rules) {
  for (const RuleChoice& rule : choices.rules) {
    const RuleValue& value = value_of(rule, rules);
    if (value == rule.by_profile.front() || !matters(rule, seat_count(context))) continue;
    const std::string title = say(context, "option." + rule.id);
    write(context.theme.bold, engine::ink::kInk,
          say(context, "screen.option-value",
              nlohmann::json{{"option", title}, {"value", value_name(context, rule, value)}}));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - context.unit(4));
    write(context.theme.italic, engine::ink::kSoftInk, rule.text);
  }
}

}  // namespace

void draw_rules_of_this_game(Context& context) {
  const NewGameChoices* choices = context.state.choices;
  if (choices == nullptr) return;
  const RuleValues rules = context.state.game.words.rules(context.state.view);
  const bool is_long =
      context.compact() || differing_from(*choices, 0, rules, seat_count(context)) > 3;
  const float top = sheet_top(context);
  // Where there is little room it lies over the question.
  const float bottom = context.compact() ? context.screen.y : prompt_top(context);
  const float most = bottom - top - gap(context.theme);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(560), context.screen.x - 2 * gap(context.theme)),
               is_long ? std::min(most, context.unit(600)) : 0},
      .pivot = {0.5F, 0}};
  if (!context.compact()) limit_height_below(context, top);
  if (engine::begin_panel(context.theme, "rules-sheet", say(context, "screen.rules-here").c_str(),
                          place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    if (is_long) begin_page("rules-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_seats(context);
    write(context.theme.prompt, engine::ink::kWax, rules_name(context, rules, seat_count(context)));
    draw_differences(context, *choices, rules);
    if (is_long) end_page();
    if (plain_control(context, say(context, "screen.close"))) {
      context.memory.sheets.close(kRulesSheet);
    }
  }
  engine::end_panel();
}

}  // namespace screens
