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

std::vector<Choice> choices_of(const Desk& desk) {
  std::vector<Choice> choices;
  for (const core::Action action : desk.decision.actions) choices.push_back(choice_of(action));
  return choices;
}

bool offers_leader(const std::vector<Choice>& choices, bool with_leader) {
  return std::ranges::any_of(choices,
                             [&](const Choice& one) { return one.with_leader == with_leader; });
}

/// Those that the person chooses from, the least first.
std::vector<Choice> choices_now(const Desk& desk) {
  std::vector<Choice> choices = choices_of(desk);
  std::erase_if(
      choices, [&](const Choice& one) { return one.with_leader != desk.memory.count.with_leader; });
  std::ranges::sort(choices, {}, &Choice::count);
  return choices;
}

/// As many as there are, and a Leader with them, until something else is chosen.
void keep_count(Desk& desk) {
  ChosenCount& chosen = desk.memory.count;
  if (chosen.asked == desk.decision) return;
  const std::vector<Choice> choices = choices_of(desk);
  chosen = {.asked = desk.decision, .with_leader = offers_leader(choices, true)};
  chosen.count = choices_now(desk).back().count;
}

/// The offered number that is nearest.
const Choice& nearest(const std::vector<Choice>& choices, int count) {
  return *std::ranges::min_element(choices, {},
                                   [&](const Choice& one) { return std::abs(one.count - count); });
}

screens::Option option_of(const Desk& desk, const Choice& choice, std::string_view key) {
  screens::Option option;
  option.action = choice.action;
  nlohmann::json args = trilogy::Game::action_json(desk.rules, choice.action);
  args["count"] = choice.count;
  option.label = say(desk, key, args);
  return option;
}

void draw_step(Desk& desk, const char* sign, bool can, int by) {
  const float width = desk.theme.touch;
  bool pressed = false;
  ImGui::PushID(by);
  if (can) {
    pressed = screens::plain_control(desk, sign, width);
  } else {
    screens::refused_control(desk, sign, say(desk, "screen.no-more"), width);
  }
  ImGui::PopID();
  if (pressed) desk.memory.count.count += by;
}

void draw_bar(Desk& desk, int least, int most) {
  ImGui::SetNextItemWidth(desk.unit(kBar));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(desk.unit(10), desk.unit(13)));
  ImGui::PushStyleVar(ImGuiStyleVar_GrabMinSize, desk.unit(28));
  ImGui::PushAllowKeyboardFocus(false);  // Tab would write in it
  ImGui::SliderInt("##count", &desk.memory.count.count, least, most);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar(2);
  screens::note_control(desk, "count", 0);
}

/// "5 with the Leader", where it may go or stay.
void draw_leader_switch(Desk& desk) {
  const std::vector<Choice> choices = choices_of(desk);
  if (!offers_leader(choices, true) || !offers_leader(choices, false)) return;
  const std::string words = say(desk, "screen.with-leader");
  screens::flow(desk, screens::control_width(desk, words));
  bool& with_leader = desk.memory.count.with_leader;
  if (screens::choice_control(desk, words, with_leader)) with_leader = !with_leader;
}

void draw_answer(Desk& desk, const screens::Option& option) {
  screens::flow(desk, screens::option_width(desk, option));
  screens::draw_option(desk, option);
}

}  // namespace

bool asks_for_count(const Desk& desk) {
  using Kind = trilogy::DecisionKind;
  const Kind asked = desk.asked();
  return asked == Kind::kPlaceCount || asked == Kind::kMoveIn || asked == Kind::kFortify ||
         asked == Kind::kCardAmount;
}

void draw_count(Desk& desk) {
  keep_count(desk);
  const std::vector<Choice> before = choices_now(desk);
  const int least = before.front().count;
  const int most = before.back().count;
  int& count = desk.memory.count.count;
  if (least < most) {
    draw_step(desk, "–", count > least, -1);
    screens::flow(desk, desk.unit(kBar));
    draw_bar(desk, least, most);
    screens::flow(desk, desk.theme.touch);
    draw_step(desk, "+", count < most, 1);
  }
  draw_leader_switch(desk);
  const std::vector<Choice> choices = choices_now(desk);
  const Choice& chosen = nearest(choices, count);
  count = chosen.count;
  screens::Option option = option_of(
      desk, chosen, "screen.count." + std::string(trilogy::Game::decision_name(desk.decision)));
  option.is_primary = true;
  draw_answer(desk, option);
  if (presses_enter(desk)) desk.answer.action = chosen.action;
  const Choice& fewest = choices.front();
  if (fewest.count != count) draw_answer(desk, option_of(desk, fewest, "screen.count-least"));
}

}  // namespace trilogy_screens
