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
#include "game/screens/rules/ruling_links.h"
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

const Question& question_of(const Context& context) { return context.situation.question; }

/// Those that are buttons of the prompt: the others are chosen on the map, or drawn by the game.
bool is_button(const Option& option) {
  return option.region == table::kNoRegion && !option.is_drawn_by_game;
}

bool has_regions(const Question& question) {
  return std::ranges::any_of(
      question.options, [](const Option& option) { return option.region != table::kNoRegion; });
}

/// What gives something up stands apart, at the right edge.
void draw_apart(Context& context, const Option& option) {
  flow_to_edge(context, option_width(context, option));
  draw_option(context, option);
}

/// How wide a row of all that the prompt itself draws would be; nothing when the game draws some.
std::optional<float> row_width(Context& context) {
  const Question& question = question_of(context);
  if (has_bundle(context)) return bundle_width(context);
  if (has_regions(question)) return kRegionFieldWidth * context.theme.scale;
  float width = 0;
  for (const Option& option : question.options) {
    if (option.is_drawn_by_game) return std::nullopt;
    width +=
        context.unit(option.gives_up ? kApart : kBetweenButtons) + option_width(context, option);
  }
  if (!question.words_for_always.empty()) {
    width += context.unit(kBetweenButtons) + control_width(context, question.words_for_always);
  }
  return width;
}

/// From now on the question is answered by itself.
void draw_always(Context& context) {
  const Question& question = question_of(context);
  if (question.words_for_always.empty()) return;
  flow(context, control_width(context, question.words_for_always));
  if (!plain_control(context, question.words_for_always)) return;
  context.memory.never_asked.push_back(decision_of(context.state).kind);
}

void draw_options(Context& context, Heading heading) {
  const Question& question = question_of(context);
  bool first = heading == Heading::kAbove && !has_regions(question);
  for (const Option& option : question.options) {
    if (!is_button(option) || option.gives_up) continue;
    if (!first) flow(context, option_width(context, option));
    first = false;
    draw_option(context, option);
  }
  draw_always(context);
  for (const Option& option : question.options) {
    if (is_button(option) && option.gives_up) draw_apart(context, option);
  }
}

/// Of the prompt, in this frame.
float kept_height(const Context& context) {
  const float before = context.unit(context.memory.own<PromptMemory>().height);
  return before > 0 ? before : ImGui::GetWindowHeight();
}

/// In the place of the question, with no more rows than it had.
void draw_held_question(Context& context) {
  const std::string words = held_words(context);
  context.drawn.question = words;
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const float bottom = window.Pos.y + kept_height(context) - window.WindowPadding.y;
  const float row = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  const float below = bottom - ImGui::GetCursorScreenPos().y - context.theme.prompt->FontSize;
  const int rows = static_cast<int>(below / row);
  if (rows == 0) ImGui::AlignTextToFramePadding();
  write(context.theme.prompt, engine::ink::kInk, words);
  if (rows == 0) return draw_held(context, {.taken = ImGui::GetItemRectSize().x});
  const float next_line = ImGui::GetCursorPosY();
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));  // what follows stands beside nothing
  ImGui::SetCursorPosY(next_line);
  draw_held(context, {.count = rows});
}

/// Who decides and what: before the answers in one row, where they fit, else above them.
Heading draw_heading(Context& context) {
  const Question& question = question_of(context);
  const std::string& words = question.words;
  context.drawn.question = words;
  ImFont* font = context.compact() ? context.theme.bold : context.theme.small_caps;
  const core::Seat seat = decision_of(context.state).seat;
  const std::string who = say(context, key_for(context, "screen.decides", seat));
  const float space = context.unit(14);
  const float wanted = width_of(font, who) + space + width_of(context.theme.prompt, words);
  const float room = ImGui::GetContentRegionAvail().x;
  const std::optional<float> row = row_width(context);
  const bool one_row = row && wanted + *row + space <= room;
  if (one_row || is_bundle_of_places(context)) ImGui::AlignTextToFramePadding();
  write(font, engine::ink::kWax, who);
  if (wanted <= room) ImGui::SameLine(0, space);
  write_with_places(context, context.theme.prompt, engine::ink::kInk, words, question.places);
  return one_row ? Heading::kInRow : Heading::kAbove;
}

/// For a while.
WhyNot refusal_of(Context& context) {
  constexpr double kSecondsToRead = 8;
  const auto& refused = context.memory.refused;
  const bool is_over = ImGui::GetTime() - context.memory.refused_since > kSecondsToRead;
  if (!refused || is_over || context.state.has_stations) return {};
  return context.state.game.words.why_not(context, *refused);
}

void draw_refusal(Context& context, const WhyNot& why) {
  CitedText text = cited(why.words);
  text.rulings.push_back(why.ruling);
  write_with_links(context, context.theme.italic, engine::ink::kWax, text);
}

void draw_answers(Context& context, Heading heading) {
  const bool is_listed = has_bundle(context) && !is_bundle_of_places(context);
  if (is_listed && heading == Heading::kAbove) {  // what follows begins a line
    ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));
  }
  if (has_bundle(context)) return draw_bundle(context);
  context.state.game.panels.draw_question(context);
  draw_region_choice(context);
  draw_options(context, heading);
}

/// Below the answers: what follows from them.
void draw_more(Context& context) {
  // Where there is little room the rows of a bundle need it, and their tips say the same.
  const bool is_left_out = context.compact() && has_bundle(context);
  if (question_of(context).more.empty() || is_left_out) return;
  write(context.theme.italic, engine::ink::kSoftInk, question_of(context).more);
}

/// The card that the question is about lies to the left of it, where there is room.
void draw_question(Context& context) {
  const bool beside = question_of(context).has_card && !context.compact();
  // Where there is little room the rows of a bundle need it.
  const bool has_room = beside || !has_bundle(context);
  if (question_of(context).has_card && has_room)
    context.state.game.panels.draw_card_in_play(context);
  if (beside) {
    ImGui::SameLine(0, context.unit(14));
    ImGui::BeginGroup();
  }
  if (holds_something(context)) {
    draw_held_question(context);
  } else {
    draw_answers(context, draw_heading(context));
    draw_more(context);
  }
  if (beside) ImGui::EndGroup();
}

void draw_waiting(Context& context) {
  const core::Decision& decision = decision_of(context.state);
  if (question_of(context).has_card) context.state.game.panels.draw_card_in_play(context);
  std::string sentence;
  if (decision.is_chance()) {
    sentence = question_of(context).words;
  } else if (context.state.is_thinking) {
    return draw_thinking(context);
  } else {
    sentence = say(context, key_for(context, "screen.waiting", decision.seat));
  }
  write(context.theme.italic, engine::ink::kSoftInk, sentence);
}

/// A window without a sheet, whose lower corner lies there: the left one, or the right one.
void begin_above(const char* name, glm::vec2 corner, float pivot) {
  ImGui::SetNextWindowPos(ImVec2(corner.x, corner.y), ImGuiCond_Always, ImVec2(pivot, 1));
  engine::begin_bare_window(
      name, ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoFocusOnAppearing);
}

/// Above the left end of the prompt: the last step is taken back.
void draw_back(Context& context, glm::vec2 corner) {
  if (!context.state.can_undo || context.state.has_stations) return;
  begin_above("back", corner, 0);
  if (plain_control(context, say(context, "screen.step-back"))) ask(context, commands::kTakeBack);
  if (ImGui::IsItemHovered()) engine::tip(context.theme, say(context, "screen.undo").c_str());
  ImGui::End();
}

/// Above the right end of the prompt, for whoever is asked: the rule behind the question, a hint.
void draw_help(Context& context, glm::vec2 corner) {
  const bool has_rule =
      is_asked(context.state) && has_rule_link(context, decision_of(context.state).ruling);
  if (!has_rule && !has_hint_button(context)) return;
  begin_above("help", corner, 1);
  if (has_rule) draw_rule_link(context, decision_of(context.state).ruling);
  if (has_rule && has_hint_button(context)) ImGui::SameLine();
  draw_hint_button(context);
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  context.drawn.help = {{from.x, from.y}, {from.x + size.x, from.y + size.y}};
  ImGui::End();
}

/// Over the prompt, which stays as it is: why a touch did nothing, or a hint.
void draw_aside(Context& context, const engine::PanelPlace& prompt, float prompt_top) {
  const WhyNot why = refusal_of(context);
  if (why.words.empty() && !has_hint(context)) return;
  const float above = context.theme.touch + gap(context.theme);  // of Back and the help
  const float room = prompt_top - above - gap(context.theme) / 2;
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, room));
  const engine::PanelPlace place{.position = {prompt.position.x, prompt_top - above},
                                 .size = {prompt.size.x, 0},
                                 .pivot = {0.5F, 1}};
  if (engine::begin_panel(context.theme, "aside", "", place)) {
    begin_page_that_fits(context, "aside-page", 0, room);
    if (!why.words.empty()) draw_refusal(context, why);
    draw_hint(context);
    end_page_that_fits();
  }
  if (has_hint(context)) context.drawn.question_top = ImGui::GetWindowPos().y;
  engine::end_panel();
}

/// What lies to the left or the right of the prompt, which is in the middle.
float room_beside(const Context& context) {
  const Columns columns = columns_of(context);
  const bool any_open = columns.left == Column::kOpen || columns.right == Column::kOpen;
  const float column = any_open ? column_width(context.theme, context.screen) : 0;
  return std::max(column, log_width(context)) + 2 * gap(context.theme);
}

RoomAtEdge room_of_prompt(const Context& context) {
  if (context.state.has_stations) return room_at_station(context);
  const float beside = room_beside(context);
  return {beside, context.screen.x - beside, context.screen.y - gap(context.theme) / 2};
}

/// Above and below.
float padding_of_prompt(const Context& context) {
  return context.unit(context.compact() ? 11 : 13);
}

/// ImGui knows how high a sheet has to be two frames after it was laid out anew.
constexpr int kFramesToFit = 3;

/// Where what is taken up does not find room beside its name, in points at 1x.
float height_for_held(const Context& context, float width) {
  constexpr float kRoomForHeld = 900;
  const table::Touches* touches = context.state.touches;
  const bool can_hold = touches != nullptr && !touches->gestures.empty();
  if (!can_hold || width >= context.unit(kRoomForHeld)) return 0;
  const ImGuiStyle& style = ImGui::GetStyle();
  return (2 * padding_of_prompt(context) + context.theme.prompt->FontSize + context.theme.touch +
          2 * style.ItemSpacing.y) /
         context.theme.scale;
}

/// The prompt is never lower than it was for the same question: what is pressed next lies where it
/// lay.
void keep_height(Context& context, float width) {
  PromptMemory& own = context.memory.own<PromptMemory>();
  if (!(own.asks == decision_of(context.state))) {
    own.asks = decision_of(context.state);
    own.since = ImGui::GetFrameCount();
    own.height = height_for_held(context, width);
  }
  const float above = is_tiny(context) ? 0 : bar_height(context.theme) + gap(context.theme);
  const float most = context.screen.y - above - gap(context.theme);
  const float least = std::min(most, context.unit(own.height));
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, least), ImVec2(FLT_MAX, most));
}

void note_height(Context& context) {
  PromptMemory& own = context.memory.own<PromptMemory>();
  if (ImGui::GetFrameCount() - own.since < kFramesToFit) return;
  own.height = std::max(own.height, ImGui::GetWindowHeight() / context.theme.scale);
}

}  // namespace

void draw_prompt(Context& context) {
  if (question_of(context).words.empty()) return;  // dice are falling, or the game is over
  if (is_asked(context.state) && are_options_covered(context)) return draw_hand_over(context);
  const float told = context.state.has_stations ? kWidestAtStation : kWidestSentence;
  const float widest = context.unit(is_asked(context.state) ? kWidest : told);
  const RoomAtEdge room = room_of_prompt(context);
  const float width = std::min(widest, room.right - room.left);
  const engine::PanelPlace place{.position = {(room.left + room.right) / 2, room.bottom},
                                 .size = {width, 0},
                                 .pivot = {0.5F, 1}};
  if (is_asked(context.state)) {
    keep_height(context, width);
  } else {
    limit_height(context);
  }
  const ImVec2 low(ImGui::GetStyle().WindowPadding.x, padding_of_prompt(context));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, low);
  const bool is_drawn = engine::begin_panel(context.theme, "prompt", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    if (is_asked(context.state)) {
      draw_question(context);
      note_height(context);
    } else {
      draw_waiting(context);
    }
  }
  context.drawn.question_window = ImGui::GetCurrentWindow()->ID;
  const ImVec2 from = ImGui::GetWindowPos();
  context.drawn.clear_to.y = from.y;
  context.drawn.question_top = from.y;
  const float right = from.x + ImGui::GetWindowWidth();
  engine::end_panel();
  draw_help(context, {right - gap(context.theme), from.y});
  if (!is_asked(context.state)) return;
  draw_back(context, {from.x + gap(context.theme), from.y});
  draw_aside(context, place, from.y);
}

}  // namespace screens
