#include "rules/wotr/why_not/vain_card.h"

#include <algorithm>

#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/state/event_kind.h"
#include "rules/wotr/view/determinize.h"

namespace wotr {

bool would_change_nothing(const Rules& rules, const View& view, CardId card) {
  const CardProgram& program = program_of(rules, card);
  if (program.stays()) return false;
  State state = determinize(rules, view, [](std::uint32_t) { return 0u; }).state;
  core::EventSink told;
  Play play{rules, state, &told};
  play_card(play, view.decision.seat, card);
  state.pending.clear();  // what a card brings besides, as Gandalf's draw, is not its effect
  push<StepKind::kCardEffects>(play, {card, 0, program.steps});
  settle(play);
  const bool asks = !state.pending.empty();
  return !asks && std::all_of(told.begin(), told.end(), [](const core::Event& event) {
    return is_event(event, EventKind::kCardPlayed);
  });
}

}  // namespace wotr
