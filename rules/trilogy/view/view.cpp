// What each viewer may know.

#include "rules/trilogy/view/view.h"

#include "rules/trilogy/flow/step_table.h"

namespace trilogy {
namespace {

CountByDeck count_cards(const Rules& rules, const CardSet& cards) {
  return {static_cast<std::uint8_t>((cards & rules.territory_cards).size()),
          static_cast<std::uint8_t>((cards & rules.adventure_cards).size())};
}

void hide_options(Decision& decision, core::Viewer viewer) {
  if (viewer == core::kAll) return;
  const bool is_others = !decision.is_chance() && !viewer.includes(decision.seat);
  if (!is_others && !row_of(decision).shows_cards) return;
  decision.actions.clear();
  decision.weights.clear();
}

void hide(CardSet& cards, CardSet& unseen) {
  unseen = unseen | cards;
  cards = {};
}

}  // namespace

View view(const Rules& rules, const State& state, core::Viewer viewer) {
  View view{.viewer = viewer,
            .board = state.board,
            .piles = state.piles,
            .unseen = {},
            .pending = state.pending,
            .decision = decision(rules, state)};
  Piles& piles = view.piles;
  view.decks = count_cards(rules, piles.deck);
  if (viewer != core::kAll) hide(piles.deck, view.unseen);
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    view.hands[s] = count_cards(rules, piles.hands[s]);
    view.secrets[s] = static_cast<std::uint8_t>(piles.secrets[s].size());
    if (viewer.includes(Seat{static_cast<std::uint8_t>(s)})) continue;
    hide(piles.hands[s], view.unseen);
    hide(piles.secrets[s], view.unseen);
  }
  hide_options(view.decision, viewer);
  return view;
}

}  // namespace trilogy
