#include "game/screens/secrets.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/cards.h"
#include "game/screens/option_button.h"

namespace screens {

namespace {

/// An option names a card that only its holder sees.
bool names_hand(const Sheet& sheet) {
  const wotr::View& view = sheet.model.view;
  return std::any_of(
      view.decision.actions.begin(), view.decision.actions.end(), [&](core::Action action) {
        const wotr::CardId card = card_of(action);
        return card != wotr::kNoCard &&
               view.cards[static_cast<std::size_t>(card)] == wotr::hand_of(view.decision.seat);
      });
}

}  // namespace

bool is_shared(const Model& model) {
  return std::count(model.players.begin(), model.players.end(), "human") > 1;
}

void cover_hands(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  if (decision.is_chance() || decision.is_over()) return;
  Memory& memory = sheet.memory;
  if (memory.decider == decision.seat) return;
  memory.decider = decision.seat;
  memory.typed_region.clear();
  memory.secrets_shown = false;
  memory.card = wotr::kNoCard;
  if (is_shared(sheet.model)) memory.hand_shown = {};
}

bool are_options_covered(const Sheet& sheet) {
  const Memory& memory = sheet.memory;
  const core::Seat seat = sheet.model.view.decision.seat;
  if (memory.secrets_shown || !is_shared(sheet.model)) return false;
  const bool is_secret = names_hand(sheet) || asks_for_combat_card(sheet);
  return is_secret && !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
}

void draw_cover(Sheet& sheet) {
  const core::Seat seat = sheet.model.view.decision.seat;
  const std::string label = say(sheet, key_for(sheet, "screen.show-cards", seat));
  if (engine::primary_button(sheet.theme, label.c_str())) sheet.memory.secrets_shown = true;
  sheet.answer.reveal = last_item(sheet, {}, width_of(sheet.theme.prompt, label));
}

}  // namespace screens
