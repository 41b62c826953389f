#pragma once

#include "rules/wotr/cards/program.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// The cards that lie on the table. `Board::in_force` and `Board::closed` are an index of
// them, because most rules see the Board only.

/// A card with this effect lies on the table.
inline bool is_in_force(const Board& board, Lasting lasting) {
  return (board.in_force >> index(lasting) & 1) != 0;
}
/// The first card with this effect on the table, kNoCard if there is none.
CardId card_in_force(const Rules& rules, const State& state, Lasting lasting);
/// Who laid the card on the table and uses it; kNobody when it is not there.
Seat holder_on_table(const State& state, CardId card);

/// What the card does as long as it lies on the table.
inline Lasting lasting_of(const Rules& rules, CardId card) {
  return program_of(rules, card).table.lasting;
}

/// Asks whoever has a card with this effect before him whether he gives it up (R-074;
/// hunt/hunt_cards.h carries that out). False when nobody has: the game goes on as if it had been
/// kept.
bool offer_table_card(Play& play, Lasting lasting);

/// Cards of the side and deck whose place passes the test, in the order of the data.
template <class Test, class Visit>
void for_each_card(const Rules& rules, const State& state, Side side, Deck deck, Test test,
                   Visit visit) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    const Card& printed = rules.cards[card];
    if (printed.side == side && printed.deck == deck && test(state.cards[card])) {
      visit(static_cast<CardId>(card));
    }
  }
}
/// One option for each card of the deck that lies on a table of the side.
inline void offer_cards_on_table(const Rules& rules, const State& state, Side side, Deck deck,
                                 Decision& decision) {
  for_each_card(rules, state, side, deck, is_on_table,
                [&](CardId card) { decision.offer(act(ActionKind::kCard, card)); });
}

/// The card goes to the table of the seat.
void lay_on_table(Play& play, Seat seat, CardId card);
/// The card, from a table or a hand, is discarded in the open.
void discard_card(Play& play, CardId card);

/// cards whose condition has ended are discarded at once.
void discard_lapsed_cards(Play& play);
/// Something has happened that takes cards off the table.
void discard_cards_on(Play& play, DiscardEvents events);

/// Makes the index anew, after cards were placed by hand.
void index_table(const Rules& rules, State& state);

}  // namespace wotr
