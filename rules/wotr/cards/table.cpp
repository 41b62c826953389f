#include "rules/wotr/cards/table.h"

#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

CardPlace& place_of(State& state, CardId card) {
  return state.cards[static_cast<std::size_t>(card)];
}

}  // namespace

CardId card_in_force(const Rules& rules, const State& state, Lasting lasting) {
  if (!is_in_force(state.board, lasting)) return kNoCard;
  for (const CardId card : cards_on_table(state.cards)) {
    if (lasting_of(rules, card) == lasting) return card;
  }
  return kNoCard;
}

Seat holder_on_table(const State& state, CardId card) {
  const CardPlace place = state.cards[static_cast<std::size_t>(card)];
  if (!is_on_table(place)) return core::kNobody;
  return static_cast<Seat>(byte_of(place) - byte_of(CardPlace::kFirstTable));
}

void index_table(const Rules& rules, State& state) {
  state.board.in_force = 0;
  state.board.closed = {};
  for (const CardId card : cards_on_table(state.cards)) {
    const TableCard& table = program_of(rules, card).table;
    state.board.in_force =
        static_cast<std::uint16_t>(state.board.in_force | 1u << index(table.lasting));
    if (table.lasting == Lasting::kClosedRegions) {
      state.board.closed = state.board.closed | table.regions;
    }
  }
}

void lay_on_table(Play& play, Seat seat, CardId card) {
  place_of(play.state, card) = table_of(seat);
  index_table(play.rules, play.state);
}

void discard_card(Play& play, CardId card) {
  const CardPlace from = place_of(play.state, card);
  place_of(play.state, card) = CardPlace::kDiscard;
  report<EventKind::kCardLeft>(play, {card, holder_of(from)});
  if (is_on_table(from)) index_table(play.rules, play.state);
}

void discard_lapsed_cards(Play& play) {
  if (play.board().in_force == 0) return;
  for (const CardId id : cards_on_table(play.state.cards)) {
    const CardProgram& card = program_of(play.rules, id);
    if (!all_hold(play.rules, play.board(), card.side, card.conditions)) discard_card(play, id);
  }
}

void discard_cards_on(Play& play, DiscardEvents events) {
  if (play.board().in_force == 0) return;
  for (const CardId id : cards_on_table(play.state.cards)) {
    if ((program_of(play.rules, id).table.discarded_on & events) != 0) discard_card(play, id);
  }
}

namespace {

bool has_on_table(const Rules& rules, const State& state, Seat seat, Lasting lasting) {
  for (const CardId card : cards_at(state.cards, table_of(seat))) {
    if (lasting_of(rules, card) == lasting) return true;
  }
  return false;
}

}  // namespace

bool offer_table_card(Play& play, Lasting lasting) {
  if (!is_in_force(play.board(), lasting)) return false;
  for (std::size_t seat = play.rules.teams.names.size(); seat-- > 0;) {
    if (has_on_table(play.rules, play.state, static_cast<Seat>(seat), lasting)) {
      push<StepKind::kUseTableCard>(play, {index(lasting), static_cast<Seat>(seat)});
    }
  }
  return true;
}

}  // namespace wotr
