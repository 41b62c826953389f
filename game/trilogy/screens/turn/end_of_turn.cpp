#include "game/trilogy/screens/turn/end_of_turn.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "rules/trilogy/state/actions.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;

void draw_offer_of_end(Context& context) {
  const std::string words = say(context, "screen.end-turn");
  screens::flow(context, screens::control_width(context, words));
  if (engine::quiet_button(context.theme, words.c_str()))
    context.memory.turn_to_end = context.decision;
  screens::note_control(context, words, width_of(context.theme.italic, words));
  if (ImGui::IsItemHovered()) {
    engine::tip(context.theme, say(context, "screen.about-end-turn").c_str());
  }
}

/// Steps 2 and 3 are given up, one after the other.
void draw_last_question(Context& context) {
  const std::string words = say(context, "screen.really-end-turn");
  const std::string yes = say(context, "screen.end-turn-now");
  const std::string no = say(context, "screen.end-turn-not");
  screens::flow(context, width_of(context.theme.italic, words) +
                             screens::control_width(context, yes) +
                             screens::control_width(context, no));
  ImGui::AlignTextToFramePadding();
  write(context.theme.italic, engine::ink::kWax, words);
  ImGui::SameLine();
  if (screens::plain_control(context, yes)) {
    context.answer.action = trilogy::act(ActionKind::kEndStep);
    context.answer.followed_by = {trilogy::act(ActionKind::kEndStep)};
  }
  ImGui::SameLine();
  if (screens::plain_control(context, no)) context.memory.turn_to_end = {};
}

}  // namespace

bool may_end_turn(const Context& context) {
  const auto& actions = context.decision.actions;
  return context.asked() == trilogy::DecisionKind::kAttackFrom && actions.size() > 1 &&
         std::ranges::any_of(actions, [](core::Action action) {
           return trilogy::is(action, ActionKind::kEndStep);
         });
}

void draw_end_of_turn(Context& context) {
  if (context.memory.turn_to_end == context.decision) return draw_last_question(context);
  draw_offer_of_end(context);
}

}  // namespace trilogy_screens
