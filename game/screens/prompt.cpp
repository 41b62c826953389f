#include "game/screens/prompt.h"

#include <algorithm>
#include <optional>

#include "engine/ui/widgets.h"
#include "game/screens/hidden_hand.h"
#include "game/screens/log_panel.h"
#include "game/screens/option_button.h"
#include "game/screens/region_choice.h"

namespace screens {
namespace {

constexpr float kBetween = 8;  // buttons, in points
constexpr float kApart = 32;
constexpr float kWidest = 1200;
constexpr float kWidestSentence = 700;

enum class Heading { kAbove, kInRow };

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

/// Those that are buttons of the prompt: the others are chosen on the map, or drawn by the game.
bool is_button(const Option& option) {
  return option.region == table::kNoRegion && !option.is_drawn_by_game;
}

bool has_regions(const Question& question) {
  return std::ranges::any_of(
      question.options, [](const Option& option) { return option.region != table::kNoRegion; });
}

/// What gives something up stands apart, at the right edge.
void draw_apart(Sheet& sheet, const Option& option) {
  const float width = option_width(sheet, option);
  flow(sheet, width + sheet.unit(kApart));
  const float edge = ImGui::GetWindowContentRegionMax().x - width;
  if (edge > ImGui::GetCursorPosX()) ImGui::SetCursorPosX(edge);
  draw_below_head(sheet, option);
}

/// How wide a row of all that the prompt itself draws would be; nothing when the game draws some.
std::optional<float> row_width(const Sheet& sheet) {
  const Question& question = question_of(sheet);
  if (has_regions(question)) return kRegionFieldWidth * sheet.theme.scale;
  float width = 0;
  for (const Option& option : question.options) {
    if (option.is_drawn_by_game) return std::nullopt;
    width += sheet.unit(option.gives_up ? kApart : kBetween) + option_width(sheet, option);
  }
  return width;
}

void draw_options(Sheet& sheet, Heading heading) {
  const Question& question = question_of(sheet);
  bool first = heading == Heading::kAbove && !has_regions(question) && !question.is_below_heads;
  for (const Option& option : question.options) {
    if (!is_button(option) || option.gives_up) continue;
    if (!first) flow(sheet, option_width(sheet, option));
    first = false;
    draw_below_head(sheet, option);
  }
  for (const Option& option : question.options) {
    if (is_button(option) && option.gives_up) draw_apart(sheet, option);
  }
}

/// Who decides and what: before the answers in one row, where they fit, else above them.
Heading draw_heading(Sheet& sheet) {
  const Question& question = question_of(sheet);
  ImFont* font = sheet.compact() ? sheet.theme.bold : sheet.theme.small_caps;
  const core::Seat seat = decision_of(sheet.state).seat;
  const std::string who = say(sheet, key_for(sheet, "screen.decides", seat));
  const float space = sheet.unit(14);
  const float wanted = width_of(font, who) + space + width_of(sheet.theme.prompt, question.words);
  const float room = ImGui::GetContentRegionAvail().x;
  const std::optional<float> row = row_width(sheet);
  const bool one_row = row && !question.is_below_heads && wanted + *row + space <= room;
  if (one_row) ImGui::AlignTextToFramePadding();
  write(font, engine::ink::kWax, who);
  if (wanted <= room) ImGui::SameLine(0, space);
  write(sheet.theme.prompt, engine::ink::kInk, question.words);
  return one_row ? Heading::kInRow : Heading::kAbove;
}

void draw_answers(Sheet& sheet, Heading heading) {
  if (are_options_covered(sheet)) {
    draw_cover(sheet);
    return;
  }
  sheet.state.game.draw_question(sheet);
  draw_region_choice(sheet);
  draw_options(sheet, heading);
}

/// The card that the question is about lies to the left of it, where there is room.
void draw_question(Sheet& sheet) {
  const bool beside = question_of(sheet).has_card && !sheet.compact();
  if (question_of(sheet).has_card) sheet.state.game.draw_card_in_play(sheet);
  if (beside) {
    ImGui::SameLine(0, sheet.unit(14));
    ImGui::BeginGroup();
  }
  draw_answers(sheet, draw_heading(sheet));
  if (beside) ImGui::EndGroup();
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

/// What lies to the left or the right of the prompt, which is in the middle.
float room_beside(const Sheet& sheet) {
  const Columns columns = columns_of(sheet);
  const bool any_open = columns.left == Column::kOpen || columns.right == Column::kOpen;
  const float column = any_open ? column_width(sheet.theme, sheet.screen) : 0;
  return std::max(column, log_width(sheet)) + 2 * gap(sheet.theme);
}

}  // namespace

void draw_prompt(Sheet& sheet) {
  if (question_of(sheet).words.empty()) return;  // dice are falling, or the game is over
  const float widest = sheet.unit(is_asked(sheet.state) ? kWidest : kWidestSentence);
  const float width = std::min(widest, sheet.screen.x - 2 * room_beside(sheet));
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
