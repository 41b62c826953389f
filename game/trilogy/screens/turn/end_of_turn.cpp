#include "game/trilogy/screens/turn/end_of_turn.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "rules/trilogy/state/actions.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;

void draw_offer_of_end(Desk& desk) {
  const std::string words = say(desk, "screen.end-turn");
  screens::flow(desk, screens::control_width(desk, words));
  if (engine::quiet_button(desk.theme, words.c_str())) desk.memory.turn_to_end = desk.decision;
  screens::note_control(desk, words, width_of(desk.theme.italic, words));
  if (ImGui::IsItemHovered()) {
    engine::tip(desk.theme, say(desk, "screen.about-end-turn").c_str());
  }
}

/// Steps 2 and 3 are given up, one after the other.
void draw_last_question(Desk& desk) {
  const std::string words = say(desk, "screen.really-end-turn");
  const std::string yes = say(desk, "screen.end-turn-now");
  const std::string no = say(desk, "screen.end-turn-not");
  screens::flow(desk, width_of(desk.theme.italic, words) + screens::control_width(desk, yes) +
                          screens::control_width(desk, no));
  ImGui::AlignTextToFramePadding();
  write(desk.theme.italic, engine::ink::kWax, words);
  ImGui::SameLine();
  if (screens::plain_control(desk, yes)) {
    desk.answer.action = trilogy::act(ActionKind::kEndStep);
    desk.answer.followed_by = {trilogy::act(ActionKind::kEndStep)};
  }
  ImGui::SameLine();
  if (screens::plain_control(desk, no)) desk.memory.turn_to_end = {};
}

}  // namespace

bool may_end_turn(const Desk& desk) {
  const auto& actions = desk.decision.actions;
  return desk.asked() == trilogy::DecisionKind::kAttackFrom && actions.size() > 1 &&
         std::ranges::any_of(actions, [](core::Action action) {
           return trilogy::is(action, ActionKind::kEndStep);
         });
}

void draw_end_of_turn(Desk& desk) {
  if (desk.memory.turn_to_end == desk.decision) return draw_last_question(desk);
  draw_offer_of_end(desk);
}

}  // namespace trilogy_screens
