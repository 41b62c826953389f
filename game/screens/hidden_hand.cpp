#include "game/screens/hidden_hand.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/option_button.h"

namespace screens {

bool is_shared(const ScreenState& state) {
  return std::count(state.players.begin(), state.players.end(), "human") > 1;
}

void cover_hands(Sheet& sheet) {
  const core::Decision& decision = decision_of(sheet.state);
  if (decision.is_chance() || decision.is_over()) return;
  Memory& memory = sheet.memory;
  if (memory.decider == decision.seat) return;
  memory.decider = decision.seat;
  memory.typed_region.clear();
  memory.options_shown = false;
  memory.card = kNoCard;
  if (is_shared(sheet.state)) memory.hand_shown = {};
}

bool are_options_covered(const Sheet& sheet) {
  const Memory& memory = sheet.memory;
  const core::Seat seat = decision_of(sheet.state).seat;
  if (memory.options_shown || !is_shared(sheet.state)) return false;
  return sheet.situation.question.is_secret &&
         !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
}

void draw_cover(Sheet& sheet) {
  const core::Seat seat = decision_of(sheet.state).seat;
  const std::string label = say(sheet, key_for(sheet, "screen.show-cards", seat));
  if (engine::primary_button(sheet.theme, label.c_str())) sheet.memory.options_shown = true;
  sheet.answer.reveal = last_item(sheet, {}, width_of(sheet.theme.prompt, label));
}

}  // namespace screens
