#include "game/trilogy/screens/turn/counts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/lang/question.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "rules/trilogy/game.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;

constexpr float kBar = 220;  // points

/// One answer to the question: so many, with the Leader or without.
struct Choice {
  core::Action action;
  int count = 0;
  bool with_leader = false;
};

Choice choice_of(core::Action action) {
  if (trilogy::is(action, ActionKind::kFortify)) {
    const trilogy::FortifyMove move = trilogy::fortify_move(action);
    return {action, move.count, move.leader};
  }
  const bool is_place = trilogy::is(action, ActionKind::kPlace);
  return {action, is_place ? action.b : action.a, false};
}

std::vector<Choice> choices_of(const Context& context) {
  std::vector<Choice> choices;
  for (const core::Action action : context.decision.actions) choices.push_back(choice_of(action));
  return choices;
}

bool offers_leader(const std::vector<Choice>& choices, bool with_leader) {
  return std::ranges::any_of(choices,
                             [&](const Choice& one) { return one.with_leader == with_leader; });
}

/// Those that the person chooses from, the least first.
std::vector<Choice> choices_now(const Context& context) {
  std::vector<Choice> choices = choices_of(context);
  std::erase_if(choices, [&](const Choice& one) {
    return one.with_leader != context.memory.count.with_leader;
  });
  std::ranges::sort(choices, {}, &Choice::count);
  return choices;
}

/// As many as there are, and a Leader with them, until something else is chosen.
void keep_count(Context& context) {
  ChosenCount& chosen = context.memory.count;
  if (chosen.asked == context.decision) return;
  const std::vector<Choice> choices = choices_of(context);
  chosen = {.asked = context.decision, .with_leader = offers_leader(choices, true)};
  chosen.count = choices_now(context).back().count;
}

/// The offered number that is nearest.
const Choice& nearest(const std::vector<Choice>& choices, int count) {
  return *std::ranges::min_element(choices, {},
                                   [&](const Choice& one) { return std::abs(one.count - count); });
}

screens::Option option_of(const Context& context, const Choice& choice, std::string_view key) {
  screens::Option option;
  option.action = choice.action;
  nlohmann::json args = trilogy::Game::action_json(context.rules, choice.action);
  args["count"] = choice.count;
  option.label = say(context, key, args);
  return option;
}

void draw_step(Context& context, const char* sign, bool can, int by) {
  const float width = context.theme.touch;
  bool pressed = false;
  ImGui::PushID(by);
  if (can) {
    pressed = screens::plain_control(context, sign, width);
  } else {
    screens::refused_control(context, sign, say(context, "screen.no-more"), width);
  }
  ImGui::PopID();
  if (pressed) context.memory.count.count += by;
}

void draw_bar(Context& context, int least, int most) {
  ImGui::SetNextItemWidth(context.unit(kBar));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.unit(10), context.unit(13)));
  ImGui::PushStyleVar(ImGuiStyleVar_GrabMinSize, context.unit(28));
  ImGui::PushAllowKeyboardFocus(false);  // Tab would write in it
  ImGui::SliderInt("##count", &context.memory.count.count, least, most);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar(2);
  screens::note_control(context, "count", 0);
}

/// "5 with the Leader", where it may go or stay.
void draw_leader_switch(Context& context) {
  const std::vector<Choice> choices = choices_of(context);
  if (!offers_leader(choices, true) || !offers_leader(choices, false)) return;
  const std::string words = say(context, "screen.with-leader");
  screens::flow(context, screens::control_width(context, words));
  bool& with_leader = context.memory.count.with_leader;
  if (screens::choice_control(context, words, with_leader)) with_leader = !with_leader;
}

void draw_answer(Context& context, const screens::Option& option) {
  screens::flow(context, screens::option_width(context, option));
  screens::draw_option(context, option);
}

}  // namespace

bool asks_for_count(const Context& context) {
  using Kind = trilogy::DecisionKind;
  const Kind asked = context.asked();
  return asked == Kind::kPlaceCount || asked == Kind::kMoveIn || asked == Kind::kFortify ||
         asked == Kind::kCardAmount;
}

void draw_count(Context& context) {
  keep_count(context);
  const std::vector<Choice> before = choices_now(context);
  const int least = before.front().count;
  const int most = before.back().count;
  int& count = context.memory.count.count;
  if (least < most) {
    draw_step(context, "–", count > least, -1);
    screens::flow(context, context.unit(kBar));
    draw_bar(context, least, most);
    screens::flow(context, context.theme.touch);
    draw_step(context, "+", count < most, 1);
  }
  draw_leader_switch(context);
  const std::vector<Choice> choices = choices_now(context);
  const Choice& chosen = nearest(choices, count);
  count = chosen.count;
  screens::Option option =
      option_of(context, chosen,
                "screen.count." + std::string(trilogy::Game::decision_name(context.decision)));
  option.is_primary = true;
  draw_answer(context, option);
  if (presses_enter(context)) context.answer.action = chosen.action;
  const Choice& fewest = choices.front();
  if (fewest.count != count) draw_answer(context, option_of(context, fewest, "screen.count-least"));
}

}  // namespace trilogy_screens
