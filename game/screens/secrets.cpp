#include "game/screens/secrets.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/option_button.h"
#include "rules/wotr/decisions.h"

namespace screens {

bool is_shared(const Model& model) {
  return model.players[0] == "human" && model.players[1] == "human";
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
  return kind == wotr::DecisionKind::kDiscard && is_shared(sheet.model) &&
         !sheet.memory.secrets_shown;
}

void draw_cover(Sheet& sheet) {
  const auto side = static_cast<wotr::Side>(core::index(sheet.model.view.decision.seat));
  const std::string label = say(sheet, key_for("screen.show-cards", side));
  if (engine::primary_button(sheet.theme, label.c_str())) sheet.memory.secrets_shown = true;
  sheet.answer.reveal = last_item({}, width_of(sheet.theme.prompt, label));
}

}  // namespace screens
