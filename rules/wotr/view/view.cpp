// What each viewer may know: R-334.

#include "rules/wotr/view/view.h"

#include "rules/wotr/battle/force.h"
#include "rules/wotr/flow/step_table.h"

namespace wotr {
namespace {

bool may_see(CardPlace place, core::Viewer viewer) {
  if (place == CardPlace::kDeck) return viewer == core::kAll;
  const Seat holder = holder_of(place);
  return holder == core::kNobody || viewer.includes(holder);
}

void count_card(View& view, CardPlace place, const Card& card) {
  const auto deck = static_cast<std::size_t>(card.deck);
  if (place == CardPlace::kDeck) ++view.decks[static_cast<std::size_t>(card.side)][deck];
  const Seat holder = holder_of(place);
  if (holder == core::kNobody) return;
  const auto seat = static_cast<std::size_t>(core::index(holder));
  ++(place == hand_of(holder) ? view.hands : view.hidden_discards)[seat][deck];
}

void hide_options(Decision& decision, core::Viewer viewer) {
  if (viewer == core::kAll) return;
  const bool is_others = !decision.is_chance() && !viewer.includes(decision.seat);
  if (!is_others && !row_of(decision).shows_cards) return;
  decision.actions.clear();
  decision.weights.clear();
}

/// until both are revealed nobody knows the other's Combat card.
void hide_combat_cards(const Rules& rules, View& view) {
  Battle& battle = view.board.battle;
  if (battle.kind == BattleKind::kNone || battle.cards_revealed != 0) return;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    CardId& card = battle.cards[at(side)].card;
    if (card == kNoCard) continue;
    if (!view.viewer.includes(seat_of_force(rules, view.board, side))) card = kFaceDown;
  }
}

/// an offered card is its owner's secret.
void hide_offered_card(const Rules& rules, View& view) {
  const StepStack open = view.pending;
  view.pending.clear();
  for (Step step : open.steps()) {
    if (step.kind == StepKind::kAnswerSwap) {
      auto offer = fields_of<StepKind::kAnswerSwap>(step);
      const bool knows = view.viewer.includes(teammate_of(rules, offer.seat));
      if (!knows) offer.card = kFaceDown;
      step = step_of<StepKind::kAnswerSwap>(offer);
    }
    view.pending.push(step);
  }
}

}  // namespace

View view(const Rules& rules, const State& state, core::Viewer viewer) {
  View view{.viewer = viewer,
            .board = state.board,
            .pending = state.pending,
            .decision = decision(rules, state)};
  for (std::size_t i = 0; i < kCardCount; ++i) {
    const Card& card = rules.cards[i];
    view.cards[i] = may_see(state.cards[i], viewer) ? state.cards[i] : kUnseen;
    count_card(view, state.cards[i], card);
  }
  hide_options(view.decision, viewer);
  hide_combat_cards(rules, view);
  hide_offered_card(rules, view);
  return view;
}

}  // namespace wotr
