#include "rules/wotr/cards/program.h"
#include "rules/wotr/view/view.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

CardPlace& place_of(View& known, CardId card) {
  return known.cards[static_cast<std::size_t>(card)];
}

CountByDeck& of(std::array<CountByDeck, kMostSeats>& counts, Seat seat) {
  return counts[static_cast<std::size_t>(core::index(seat))];
}
std::uint8_t& of(CountByDeck& counts, Deck deck) { return counts[static_cast<std::size_t>(deck)]; }

void leave_hand(const Rules& rules, View& known, Seat seat, CardId card, CardPlace to) {
  --of(of(known.hands, seat), card_of(rules, card).deck);
  place_of(known, card) = to;
}

void draw(View& known, const MaskedEvent& masked) {
  const auto seat = masked.get<Seat>("seat");
  const auto deck = masked.get<Deck>("deck");
  --of(known.decks[static_cast<std::size_t>(masked.get<Side>("side"))], deck);
  ++of(of(known.hands, seat), deck);
  if (!masked.is_hidden("card")) place_of(known, masked.get<CardId>("card")) = hand_of(seat);
}

void discard(View& known, const MaskedEvent& masked) {
  const auto seat = masked.get<Seat>("seat");
  const auto deck = masked.get<Deck>("deck");
  --of(of(known.hands, seat), deck);
  ++of(of(known.hidden_discards, seat), deck);
  if (!masked.is_hidden("card"))
    place_of(known, masked.get<CardId>("card")) = hidden_discard_of(seat);
}

///
void swap(View& known, const MaskedEvent& masked) {
  const auto seat = masked.get<Seat>("seat");
  const auto other = masked.get<Seat>("other");
  const auto give = [&](Seat from, Seat to, Deck deck) {
    --of(of(known.hands, from), deck);
    ++of(of(known.hands, to), deck);
  };
  give(seat, other, masked.get<Deck>("deck"));
  give(other, seat, masked.get<Deck>("otherDeck"));
  // Who has given a card away does not look into the other's hand.
  const bool gave_or_took = known.viewer.includes(seat) || known.viewer.includes(other);
  const auto lay = [&](std::string_view card, Seat holder) {
    if (masked.is_hidden(card)) return;
    const bool lost = gave_or_took && !known.viewer.includes(holder);
    place_of(known, masked.get<CardId>(card)) = lost ? kUnseen : hand_of(holder);
  };
  lay("card", other);
  lay("otherCard", seat);
}

/// some stay on the table.
void play(const Rules& rules, View& known, const MaskedEvent& masked) {
  const auto seat = masked.get<Seat>("seat");
  const auto card = masked.get<CardId>("card");
  const bool stays = program_of(rules, card).stays();
  leave_hand(rules, known, seat, card, stays ? table_of(seat) : CardPlace::kDiscard);
}

void leave(const Rules& rules, View& known, const MaskedEvent& masked) {
  const auto seat = masked.get<Seat>("seat");
  const auto card = masked.get<CardId>("card");
  if (seat != core::kNobody) return leave_hand(rules, known, seat, card, CardPlace::kDiscard);
  place_of(known, card) = CardPlace::kDiscard;
}

/// One that lay on the table is told to leave it.
void reveal(const Rules& rules, View& known, const MaskedEvent& masked) {
  const auto card = masked.get<CardId>("card");
  if (is_on_table(place_of(known, card))) return;
  leave_hand(rules, known, masked.get<Seat>("seat"), card, CardPlace::kDiscard);
}

}  // namespace

void fold_cards(const Rules& rules, View& known, const MaskedEvent& masked) {
  switch (masked.kind()) {
    case EventKind::kCardDrawn: return draw(known, masked);
    case EventKind::kCardDiscarded: return discard(known, masked);
    case EventKind::kCardsSwapped: return swap(known, masked);
    case EventKind::kCardPlayed: return play(rules, known, masked);
    case EventKind::kCardLeft: return leave(rules, known, masked);
    case EventKind::kCombatCard: return reveal(rules, known, masked);
    default: return;
  }
}

void index_table_cards(const Rules& rules, View& known) {
  Board& board = known.board;
  board.in_force = 0;
  board.closed = {};
  for (std::size_t c = 0; c < kCardCount; ++c) {
    if (!is_on_table(known.cards[c])) continue;
    const TableCard& table = program_of(rules, static_cast<CardId>(c)).table;
    board.in_force = static_cast<std::uint16_t>(board.in_force | 1u << index(table.lasting));
    if (table.lasting == Lasting::kClosedRegions) board.closed = board.closed | table.regions;
  }
}

}  // namespace viewers
