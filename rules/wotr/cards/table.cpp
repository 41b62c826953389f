#include "rules/wotr/cards/table.h"

namespace wotr {
namespace {

CardId id_at(std::size_t card) { return static_cast<CardId>(card); }

CardPlace& place_of(State& state, CardId card) {
  return state.cards[static_cast<std::size_t>(card)];
}

template <class Visit>
void for_each_on_table(const State& state, Visit visit) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_on_table(state.cards[card])) visit(id_at(card));
  }
}

}  // namespace

CardId card_in_force(const Rules& rules, const State& state, Lasting lasting) {
  if (!is_in_force(state.board, lasting)) return kNoCard;
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_on_table(state.cards[card]) && program_of(rules, id_at(card)).table.lasting == lasting) {
      return id_at(card);
    }
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
  for_each_on_table(state, [&](CardId card) {
    const TableCard& table = program_of(rules, card).table;
    state.board.in_force =
        static_cast<std::uint16_t>(state.board.in_force | 1u << index(table.lasting));
    if (table.lasting == Lasting::kClosedRegions) {
      state.board.closed = state.board.closed | table.regions;
    }
  });
}

bool lies_before(const Rules& rules, const State& state, Seat seat, std::size_t card,
                 Lasting lasting) {
  return state.cards[card] == table_of(seat) &&
         program_of(rules, id_at(card)).table.lasting == lasting;
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
  for_each_on_table(play.state, [&play](CardId id) {
    const CardProgram& card = program_of(play.rules, id);
    if (!all_hold(play.rules, play.board(), card.side, card.conditions)) discard_card(play, id);
  });
}

void discard_cards_on(Play& play, DiscardEvents events) {
  if (play.board().in_force == 0) return;
  for_each_on_table(play.state, [&](CardId id) {
    if ((program_of(play.rules, id).table.discarded_on & events) != 0) discard_card(play, id);
  });
}

namespace {

bool has_on_table(const Rules& rules, const State& state, Seat seat, Lasting lasting) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (lies_before(rules, state, seat, card, lasting)) return true;
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
