#include "game/screens/prompt.h"

#include <algorithm>
#include <cfloat>
#include <optional>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/held_row.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/hint.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/page.h"
#include "game/screens/controls/place_words.h"
#include "game/screens/controls/region_choice.h"
#include "game/screens/log_panel.h"
#include "game/screens/rules/rule_book.h"
#include "game/screens/thinking_sign.h"

namespace screens {
namespace {

constexpr float kBetweenButtons = 8;  // buttons, in points
constexpr float kApart = 32;
constexpr float kWidest = 1200;
constexpr float kWidestSentence = 700;
constexpr float kWidestAtStation = 360;  // of what nobody there is asked

struct PromptMemory {
  core::Decision asks;  ///< the question that `height` is of
  int since = 0;        ///< the frame in which it was first asked
  float height = 0;     ///< the most it has taken, in points at 1x
};

enum class Heading { kAbove, kInRow };

const Question& question_of(const Sheet& sheet) { return sheet.situation.question; }

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
  flow_to_edge(sheet, option_width(sheet, option));
  draw_option(sheet, option);
}

/// How wide a row of all that the prompt itself draws would be; nothing when the game draws some.
std::optional<float> row_width(Sheet& sheet) {
  const Question& question = question_of(sheet);
  if (has_bundle(sheet)) return bundle_width(sheet);
  if (has_regions(question)) return kRegionFieldWidth * sheet.theme.scale;
  float width = 0;
  for (const Option& option : question.options) {
    if (option.is_drawn_by_game) return std::nullopt;
    width += sheet.unit(option.gives_up ? kApart : kBetweenButtons) + option_width(sheet, option);
  }
  if (!question.words_for_always.empty()) {
    width += sheet.unit(kBetweenButtons) + control_width(sheet, question.words_for_always);
  }
  return width;
}

/// From now on the question is answered by itself.
void draw_always(Sheet& sheet) {
  const Question& question = question_of(sheet);
  if (question.words_for_always.empty()) return;
  flow(sheet, control_width(sheet, question.words_for_always));
  if (!plain_control(sheet, question.words_for_always)) return;
  sheet.memory.never_asked.push_back(decision_of(sheet.state).kind);
}

void draw_options(Sheet& sheet, Heading heading) {
  const Question& question = question_of(sheet);
  bool first = heading == Heading::kAbove && !has_regions(question);
  for (const Option& option : question.options) {
    if (!is_button(option) || option.gives_up) continue;
    if (!first) flow(sheet, option_width(sheet, option));
    first = false;
    draw_option(sheet, option);
  }
  draw_always(sheet);
  for (const Option& option : question.options) {
    if (is_button(option) && option.gives_up) draw_apart(sheet, option);
  }
}

/// Of the prompt, in this frame.
float kept_height(const Sheet& sheet) {
  const float before = sheet.unit(sheet.memory.own<PromptMemory>().height);
  return before > 0 ? before : ImGui::GetWindowHeight();
}

/// In the place of the question, with no more rows than it had.
void draw_held_question(Sheet& sheet) {
  const std::string words = held_words(sheet);
  sheet.drawn.question = words;
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const float bottom = window.Pos.y + kept_height(sheet) - window.WindowPadding.y;
  const float row = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  const float below = bottom - ImGui::GetCursorScreenPos().y - sheet.theme.prompt->FontSize;
  const int rows = static_cast<int>(below / row);
  if (rows == 0) ImGui::AlignTextToFramePadding();
  write(sheet.theme.prompt, engine::ink::kInk, words);
  if (rows == 0) return draw_held(sheet, {.taken = ImGui::GetItemRectSize().x});
  const float next_line = ImGui::GetCursorPosY();
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));  // what follows stands beside nothing
  ImGui::SetCursorPosY(next_line);
  draw_held(sheet, {.count = rows});
}

/// Who decides and what: before the answers in one row, where they fit, else above them.
Heading draw_heading(Sheet& sheet) {
  const Question& question = question_of(sheet);
  const std::string& words = question.words;
  sheet.drawn.question = words;
  ImFont* font = sheet.compact() ? sheet.theme.bold : sheet.theme.small_caps;
  const core::Seat seat = decision_of(sheet.state).seat;
  const std::string who = say(sheet, key_for(sheet, "screen.decides", seat));
  const float space = sheet.unit(14);
  const float wanted = width_of(font, who) + space + width_of(sheet.theme.prompt, words);
  const float room = ImGui::GetContentRegionAvail().x;
  const std::optional<float> row = row_width(sheet);
  const bool one_row = row && wanted + *row + space <= room;
  if (one_row || is_bundle_of_places(sheet)) ImGui::AlignTextToFramePadding();
  write(font, engine::ink::kWax, who);
  if (wanted <= room) ImGui::SameLine(0, space);
  write_with_places(sheet, sheet.theme.prompt, engine::ink::kInk, words, question.places);
  return one_row ? Heading::kInRow : Heading::kAbove;
}

/// For a while.
WhyNot refusal_of(Sheet& sheet) {
  constexpr double kSecondsToRead = 8;
  const auto& refused = sheet.memory.refused;
  const bool is_over = ImGui::GetTime() - sheet.memory.refused_since > kSecondsToRead;
  if (!refused || is_over || sheet.state.has_stations) return {};
  return sheet.state.game.words.why_not(sheet, *refused);
}

void draw_refusal(Sheet& sheet, const WhyNot& why) {
  draw_rule_link(sheet, why.ruling);
  ImGui::SameLine();
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.italic, engine::ink::kWax, why.words);
}

void draw_answers(Sheet& sheet, Heading heading) {
  const bool is_listed = has_bundle(sheet) && !is_bundle_of_places(sheet);
  if (is_listed && heading == Heading::kAbove) {  // what follows begins a line
    ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));
  }
  if (has_bundle(sheet)) return draw_bundle(sheet);
  sheet.state.game.panels.draw_question(sheet);
  draw_region_choice(sheet);
  draw_options(sheet, heading);
}

/// Below the answers: what follows from them.
void draw_more(Sheet& sheet) {
  // Where there is little room the rows of a bundle need it, and their tips say the same.
  const bool is_left_out = sheet.compact() && has_bundle(sheet);
  if (question_of(sheet).more.empty() || is_left_out) return;
  write(sheet.theme.italic, engine::ink::kSoftInk, question_of(sheet).more);
}

/// The card that the question is about lies to the left of it, where there is room.
void draw_question(Sheet& sheet) {
  const bool beside = question_of(sheet).has_card && !sheet.compact();
  // Where there is little room the rows of a bundle need it.
  const bool has_room = beside || !has_bundle(sheet);
  if (question_of(sheet).has_card && has_room) sheet.state.game.panels.draw_card_in_play(sheet);
  if (beside) {
    ImGui::SameLine(0, sheet.unit(14));
    ImGui::BeginGroup();
  }
  if (holds_something(sheet)) {
    draw_held_question(sheet);
  } else {
    draw_answers(sheet, draw_heading(sheet));
    draw_more(sheet);
  }
  if (beside) ImGui::EndGroup();
}

void draw_waiting(Sheet& sheet) {
  const core::Decision& decision = decision_of(sheet.state);
  if (question_of(sheet).has_card) sheet.state.game.panels.draw_card_in_play(sheet);
  std::string sentence;
  if (decision.is_chance()) {
    sentence = question_of(sheet).words;
  } else if (sheet.state.is_thinking) {
    return draw_thinking(sheet);
  } else {
    sentence = say(sheet, key_for(sheet, "screen.waiting", decision.seat));
  }
  write(sheet.theme.italic, engine::ink::kSoftInk, sentence);
}

/// A window without a sheet, whose lower corner lies there: the left one, or the right one.
void begin_above(const char* name, glm::vec2 corner, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(corner.x, corner.y), ImGuiCond_Always, ImVec2(pivot, 1));
  engine::begin_bare_window(
      name, ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoFocusOnAppearing);
}

/// Above the left end of the prompt: the last step is taken back.
void draw_back(Sheet& sheet, glm::vec2 corner) {
  if (!sheet.state.can_undo || sheet.state.has_stations) return;
  begin_above("back", corner, 0);
  if (plain_control(sheet, say(sheet, "screen.step-back"))) ask(sheet, commands::kTakeBack);
  if (ImGui::IsItemHovered()) engine::tip(sheet.theme, say(sheet, "screen.undo").c_str());
  ImGui::End();
}

/// Above the right end of the prompt, for whoever is asked: the rule behind the question, a hint.
void draw_help(Sheet& sheet, glm::vec2 corner) {
  const bool has_rule =
      is_asked(sheet.state) && has_rule_link(sheet, decision_of(sheet.state).ruling);
  if (!has_rule && !has_hint_button(sheet)) return;
  begin_above("help", corner, 1);
  if (has_rule) draw_rule_link(sheet, decision_of(sheet.state).ruling);
  if (has_rule && has_hint_button(sheet)) ImGui::SameLine();
  draw_hint_button(sheet);
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  sheet.drawn.help = {{from.x, from.y}, {from.x + size.x, from.y + size.y}};
  ImGui::End();
}

/// Over the prompt, which stays as it is: why a touch did nothing, or a hint.
void draw_aside(Sheet& sheet, const engine::PanelPlace& prompt, float prompt_top) {
  const WhyNot why = refusal_of(sheet);
  if (why.words.empty() && !has_hint(sheet)) return;
  const float above = sheet.theme.touch + gap(sheet.theme);  // of Back and the help
  const float room = prompt_top - above - gap(sheet.theme) / 2;
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, room));
  const engine::PanelPlace place{.position = {prompt.position.x, prompt_top - above},
                                 .size = {prompt.size.x, 0},
                                 .pivot = {0.5F, 1}};
  if (engine::begin_panel(sheet.theme, "aside", "", place)) {
    begin_page_that_fits(sheet, "aside-page", 0, room);
    if (!why.words.empty()) draw_refusal(sheet, why);
    draw_hint(sheet);
    end_page_that_fits();
  }
  if (has_hint(sheet)) sheet.drawn.question_top = ImGui::GetWindowPos().y;
  engine::end_panel();
}

/// What lies to the left or the right of the prompt, which is in the middle.
float room_beside(const Sheet& sheet) {
  const Columns columns = columns_of(sheet);
  const bool any_open = columns.left == Column::kOpen || columns.right == Column::kOpen;
  const float column = any_open ? column_width(sheet.theme, sheet.screen) : 0;
  return std::max(column, log_width(sheet)) + 2 * gap(sheet.theme);
}

RoomAtEdge room_of_prompt(const Sheet& sheet) {
  if (sheet.state.has_stations) return room_at_station(sheet);
  const float beside = room_beside(sheet);
  return {beside, sheet.screen.x - beside, sheet.screen.y - gap(sheet.theme) / 2};
}

/// Above and below.
float padding_of_prompt(const Sheet& sheet) { return sheet.unit(sheet.compact() ? 11 : 13); }

/// ImGui knows how high a sheet has to be two frames after it was laid out anew.
constexpr int kFramesToFit = 3;

/// Where what is taken up does not find room beside its name, in points at 1x.
float height_for_held(const Sheet& sheet, float width) {
  constexpr float kRoomForHeld = 900;
  const table::Touches* touches = sheet.state.touches;
  const bool can_hold = touches != nullptr && !touches->gestures.empty();
  if (!can_hold || width >= sheet.unit(kRoomForHeld)) return 0;
  const ImGuiStyle& style = ImGui::GetStyle();
  return (2 * padding_of_prompt(sheet) + sheet.theme.prompt->FontSize + sheet.theme.touch +
          2 * style.ItemSpacing.y) /
         sheet.theme.scale;
}

/// The prompt is never lower than it was for the same question: what is pressed next lies where it
/// lay.
void keep_height(Sheet& sheet, float width) {
  PromptMemory& own = sheet.memory.own<PromptMemory>();
  if (!(own.asks == decision_of(sheet.state))) {
    own.asks = decision_of(sheet.state);
    own.since = ImGui::GetFrameCount();
    own.height = height_for_held(sheet, width);
  }
  const float above = is_tiny(sheet) ? 0 : bar_height(sheet.theme) + gap(sheet.theme);
  const float most = sheet.screen.y - above - gap(sheet.theme);
  const float least = std::min(most, sheet.unit(own.height));
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, least), ImVec2(FLT_MAX, most));
}

void note_height(Sheet& sheet) {
  PromptMemory& own = sheet.memory.own<PromptMemory>();
  if (ImGui::GetFrameCount() - own.since < kFramesToFit) return;
  own.height = std::max(own.height, ImGui::GetWindowHeight() / sheet.theme.scale);
}

}  // namespace

void draw_prompt(Sheet& sheet) {
  if (question_of(sheet).words.empty()) return;  // dice are falling, or the game is over
  if (is_asked(sheet.state) && are_options_covered(sheet)) return draw_hand_over(sheet);
  const float told = sheet.state.has_stations ? kWidestAtStation : kWidestSentence;
  const float widest = sheet.unit(is_asked(sheet.state) ? kWidest : told);
  const RoomAtEdge room = room_of_prompt(sheet);
  const float width = std::min(widest, room.right - room.left);
  const engine::PanelPlace place{.position = {(room.left + room.right) / 2, room.bottom},
                                 .size = {width, 0},
                                 .pivot = {0.5F, 1}};
  if (is_asked(sheet.state)) {
    keep_height(sheet, width);
  } else {
    limit_height(sheet);
  }
  const ImVec2 low(ImGui::GetStyle().WindowPadding.x, padding_of_prompt(sheet));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, low);
  const bool is_drawn = engine::begin_panel(sheet.theme, "prompt", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    if (is_asked(sheet.state)) {
      draw_question(sheet);
      note_height(sheet);
    } else {
      draw_waiting(sheet);
    }
  }
  sheet.drawn.question_window = ImGui::GetCurrentWindow()->ID;
  const ImVec2 from = ImGui::GetWindowPos();
  sheet.drawn.clear_to.y = from.y;
  sheet.drawn.question_top = from.y;
  const float right = from.x + ImGui::GetWindowWidth();
  engine::end_panel();
  draw_help(sheet, {right - gap(sheet.theme), from.y});
  if (!is_asked(sheet.state)) return;
  draw_back(sheet, {from.x + gap(sheet.theme), from.y});
  draw_aside(sheet, place, from.y);
}

}  // namespace screens
