#include "game/screens/secrets.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/option_button.h"
#include "rules/wotr/decisions.h"

namespace screens {

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
  if (is_shared(sheet.model)) memory.hand_shown = {};
}

bool are_options_covered(const Sheet& sheet) {
  const auto kind = static_cast<wotr::DecisionKind>(sheet.model.view.decision.kind);
  const bool names_cards = kind == wotr::DecisionKind::kDiscard ||
                           kind == wotr::DecisionKind::kOfferSwap ||
                           kind == wotr::DecisionKind::kAnswerSwap;
  return names_cards && is_shared(sheet.model) && !sheet.memory.secrets_shown;
}

void draw_cover(Sheet& sheet) {
  const core::Seat seat = sheet.model.view.decision.seat;
  const std::string label = say(sheet, key_for(sheet, "screen.show-cards", seat));
  if (engine::primary_button(sheet.theme, label.c_str())) sheet.memory.secrets_shown = true;
  sheet.answer.reveal = last_item(sheet, {}, width_of(sheet.theme.prompt, label));
}

}  // namespace screens
