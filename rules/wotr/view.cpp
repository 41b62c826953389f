// What each viewer may know: R-334.

#include "rules/wotr/view.h"

#include "rules/wotr/events.h"
#include "rules/wotr/step_table.h"

namespace wotr {
namespace {

bool may_see(CardPlace place, Side owner, core::Viewer viewer) {
  switch (place) {
    case CardPlace::kDeck: return viewer == core::kAll;
    case CardPlace::kFreeHand:
    case CardPlace::kShadowHand:
    case CardPlace::kHiddenDiscard: return viewer.includes(seat_of(owner));
    case CardPlace::kDiscard:
    case CardPlace::kTable:
    case CardPlace::kRemoved: return true;
  }
  return false;
}

void count_card(View& view, CardPlace place, const Card& card) {
  const auto side = static_cast<std::size_t>(card.side);
  const auto deck = static_cast<std::size_t>(card.deck);
  if (place == CardPlace::kDeck) ++view.decks[side][deck];
  if (place == CardPlace::kHiddenDiscard) ++view.hidden_discards[side][deck];
  if (place == hand_of(card.side)) ++view.hands[side][deck];
}

bool draws_a_card(const Decision& decision) {
  return decision.is_chance() && decision.kind >= byte_of(DecisionKind::kDrawFreeCharacter) &&
         decision.kind <= byte_of(DecisionKind::kDrawShadowStrategy);
}

void hide_options(Decision& decision, core::Viewer viewer) {
  if (viewer == core::kAll) return;
  const bool is_others = !decision.is_chance() && !viewer.includes(decision.seat);
  if (!is_others && !draws_a_card(decision)) return;
  decision.actions.clear();
  decision.weights.clear();
}

bool names_a_card(const core::Event& event) {
  return event.kind == byte_of(EventKind::kCardDrawn) ||
         event.kind == byte_of(EventKind::kCardDiscarded);
}

}  // namespace

View view(const Rules& rules, const State& state, core::Viewer viewer) {
  View view{.viewer = viewer, .board = state.board, .decision = decision(rules, state)};
  for (std::size_t i = 0; i < kCardCount; ++i) {
    const Card& card = rules.cards[i];
    view.cards[i] = may_see(state.cards[i], card.side, viewer) ? state.cards[i] : kUnseen;
    count_card(view, state.cards[i], card);
  }
  hide_options(view.decision, viewer);
  return view;
}

core::Event mask(const core::Event& event, core::Viewer viewer) {
  const auto owner = static_cast<Side>(event.args[0]);
  if (!names_a_card(event) || viewer.includes(seat_of(owner))) return event;
  core::Event masked = event;
  masked.args[2] = core::kHiddenArgument;
  return masked;
}

bool reveals(const core::Event& event) { return event.kind == byte_of(EventKind::kCardDrawn); }

}  // namespace wotr
