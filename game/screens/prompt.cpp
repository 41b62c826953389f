#include "game/screens/prompt.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/hidden_hand.h"
#include "game/screens/log_panel.h"
#include "game/screens/option_button.h"
#include "game/screens/region_choice.h"

namespace screens {
namespace {

const Question& question_of(const Sheet& sheet) { return sheet.situation.question; }

/// In line with the buttons above which something is written.
void draw_below_head(Sheet& sheet, const Option& option) {
  if (!question_of(sheet).is_below_heads) {
    draw_option(sheet, option);
    return;
  }
  ImGui::BeginGroup();
  draw_button_head(sheet, "");
  draw_option(sheet, option);
  ImGui::EndGroup();
}

void draw_options(Sheet& sheet) {
  const Question& question = question_of(sheet);
  const bool any_region =
      std::any_of(question.options.begin(), question.options.end(),
                  [](const Option& option) { return option.region != table::kNoRegion; });
  bool first = !any_region && !question.is_below_heads;
  for (const Option& option : question.options) {
    if (option.region != table::kNoRegion || option.is_drawn_by_game) continue;
    if (!first) flow(sheet, option_width(sheet, option));
    first = false;
    draw_below_head(sheet, option);
  }
}

/// Who decides and what, on one line where they fit: the sheet hides no more than it must.
void draw_heading(Sheet& sheet) {
  const Question& question = question_of(sheet);
  ImFont* font = sheet.compact() ? sheet.theme.bold : sheet.theme.small_caps;
  const core::Seat seat = decision_of(sheet.state).seat;
  const std::string who = say(sheet, key_for(sheet, "screen.decides", seat));
  const float space = sheet.unit(14);
  const float wanted = width_of(font, who) + space + width_of(sheet.theme.prompt, question.words);
  const bool fits = wanted <= ImGui::GetContentRegionAvail().x && !question.has_card;
  write(font, engine::ink::kWax, who);
  if (fits) {
    ImGui::SameLine(0, space);
  } else if (question.has_card) {
    sheet.state.game.draw_card_in_play(sheet);
  }
  write(sheet.theme.prompt, engine::ink::kInk, question.words);
}

void draw_question(Sheet& sheet) {
  draw_heading(sheet);
  if (are_options_covered(sheet)) {
    draw_cover(sheet);
    return;
  }
  sheet.state.game.draw_question(sheet);
  draw_region_choice(sheet);
  draw_options(sheet);
}

void draw_waiting(Sheet& sheet) {
  const core::Decision& decision = decision_of(sheet.state);
  if (question_of(sheet).has_card) sheet.state.game.draw_card_in_play(sheet);
  std::string sentence;
  if (decision.is_chance()) {
    sentence = question_of(sheet).words;
  } else if (sheet.state.is_thinking) {
    sentence = say(sheet, key_for(sheet, "screen.thinking", decision.seat));
  } else {
    sentence = say(sheet, key_for(sheet, "screen.waiting", decision.seat));
  }
  write(sheet.theme.italic, engine::ink::kSoftInk, sentence);
}

}  // namespace

void draw_prompt(Sheet& sheet) {
  if (question_of(sheet).words.empty()) return;  // dice are falling, or the game is over
  const float column =
      std::max(column_width(sheet.theme, sheet.screen), log_width(sheet)) + 2 * gap(sheet.theme);
  const float width = std::min(sheet.unit(880), sheet.screen.x - 2 * column);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet.screen.y - gap(sheet.theme) / 2},
      .size = {width, 0},
      .pivot = {0.5F, 1}};
  limit_height(sheet);
  const ImVec2 low(ImGui::GetStyle().WindowPadding.x, sheet.unit(sheet.compact() ? 11 : 13));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, low);
  const bool is_drawn = engine::begin_panel(sheet.theme, "prompt", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    if (is_asked(sheet.state)) {
      draw_question(sheet);
    } else {
      draw_waiting(sheet);
    }
  }
  sheet.answer.clear_to.y = ImGui::GetWindowPos().y;
  engine::end_panel();
}

}  // namespace screens
