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

bool is_hand_covered(const Sheet& sheet) {
  const Memory& memory = sheet.memory;
  const core::Seat seat = decision_of(sheet.state).seat;
  if (memory.options_shown || !is_shared(sheet.state)) return false;
  return !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
}

bool are_options_covered(const Sheet& sheet) {
  if (!is_hand_covered(sheet)) return false;
  const core::Seat seat = decision_of(sheet.state).seat;
  const Settings* settings = sheet.state.settings;
  const bool is_always = settings != nullptr && hands_over(*settings, id_of(sheet, seat));
  return is_always || sheet.situation.question.is_secret;
}

void draw_hand_over(Sheet& sheet) {
  constexpr float kDown = 0.36F;  // of the screen: the prompt and the hands lie below
  const core::Seat seat = decision_of(sheet.state).seat;
  const engine::PanelPlace place{.position = {sheet.screen.x / 2, sheet.screen.y * kDown},
                                 .size = {0, 0},
                                 .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(sheet.theme, "hand-over", "", place)) {
    const std::string words = say(sheet, key_for(sheet, "screen.decides", seat));
    sheet.answer.question = words;
    write(sheet.theme.small_caps, engine::ink::kWax, words);
    const std::string label = say(sheet, key_for(sheet, "screen.show-cards", seat));
    const bool is_secret = sheet.situation.question.is_secret;
    const std::string button = is_secret ? label : say(sheet, "screen.here-i-am");
    if (engine::primary_button(sheet.theme, button.c_str())) sheet.memory.options_shown = true;
    sheet.answer.reveal = last_item(sheet, {}, width_of(sheet.theme.prompt, button));
    sheet.answer.reveal->label = button;
  }
  engine::end_panel();
}

}  // namespace screens
