#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/cards/draw.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/cards/tile_card.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

using base::JsonReader;

void read_pile(const Rules& rules, const JsonReader& list, Side side, CardPlace place,
               State& state) {
  if (list.is_object()) return list.fail("a position names its cards: a list is expected");
  for (const JsonReader& entry : list.list()) {
    const auto at = static_cast<std::size_t>(read_card(rules, entry));
    if (rules.cards[at].side != side) entry.fail("this card is of the other side");
    if (state.cards[at] != CardPlace::kDeck) entry.fail("this card is in two places");
    state.cards[at] = place;
  }
}

/// Only cards that stay lie on the table.
void read_table(const Rules& rules, const JsonReader& list, Seat seat, State& state) {
  read_pile(rules, list, side_of(rules, seat), table_of(seat), state);
  if (!list.is_list()) return;
  for (const JsonReader& entry : list.list()) {
    if (!program_of(rules, read_card(rules, entry)).stays())
      entry.fail("this card does not stay on the table");
  }
}

void read_piles(const Rules& rules, const JsonReader& top, std::string_view field, CardPlace place,
                State& state) {
  const auto piles = top.find(field);
  if (!piles) return;
  for_each_side(*piles, [&](Side side, const JsonReader& list) {
    read_pile(rules, list, side, place, state);
  });
}

/// Where a tile lies that is in play, as the position calls it; empty when it is nowhere.
std::string_view field_of(const Board& board, std::size_t tile) {
  if (board.hunt_pool[tile] != 0) return "huntPool";
  if (board.drawn_tiles[tile] != 0) return "drawnTiles";
  if (board.removed_tiles[tile] != 0) return "removedTiles";
  return board.waiting_tiles[tile] != 0 ? "specialTiles" : "";
}

bool is_named_in_deck(const JsonReader& top, const Card& card) {
  const auto decks = top.find("decks");
  const auto both = decks ? decks->find(id_of(card.side)) : std::nullopt;
  const auto deck = both ? both->find(id_of(card.deck)) : std::nullopt;
  if (!deck || !deck->is_list()) return false;
  const auto& names = deck->value();
  return std::any_of(names.begin(), names.end(), [&](const auto& name) { return name == card.id; });
}

/// a special tile comes into play with its card, which then lies among the discards. So it
/// is where nothing is said of the card.
void place_cards_of_tiles(const Rules& rules, const JsonReader& top, State& state) {
  for (std::size_t kind = kStandardTileKinds; kind < kTileKinds; ++kind) {
    const std::string_view field = field_of(state.board, kind);
    if (field.empty()) continue;
    const CardId card = card_of_tile(rules, static_cast<Tile>(kind));
    CardPlace& place = state.cards[static_cast<std::size_t>(card)];
    const bool unsaid = place == CardPlace::kDeck && !is_named_in_deck(top, card_of(rules, card));
    if (unsaid) place = CardPlace::kDiscard;
    if (was_played(place)) continue;
    top.at(field).fail("the tile " + base::quoted(id_of(static_cast<Tile>(kind))) +
                       " lies here, but its card has not been played (R-144)");
  }
}

/// A number, or the list of the cards that nothing else is said of.
void check_deck(const Rules& rules, const JsonReader& deck, Side side, Deck which,
                const State& state) {
  int left = 0;
  for (const CardId id : cards_at(state.cards, CardPlace::kDeck)) {
    const Card& card = card_of(rules, id);
    left += card.side == side && card.deck == which;
  }
  int named = 0;
  if (deck.is_list()) {
    for (const JsonReader& entry : deck.list()) {
      const auto at = static_cast<std::size_t>(read_card(rules, entry));
      if (state.cards[at] != CardPlace::kDeck) entry.fail("this card is in two places");
      ++named;
    }
  } else {
    named = deck.integer(0, 24);
  }
  if (named != left) deck.fail("the other piles leave " + std::to_string(left) + " cards in it");
}

void check_decks(const Rules& rules, const JsonReader& decks, const State& state) {
  for_each_side(decks, [&](Side side, const JsonReader& both) {
    both.allow({"character", "strategy"});
    for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
      const auto named = both.find(id_of(deck));
      if (named) check_deck(rules, *named, side, deck, state);
    }
  });
}

/// While a draw is under way a hand may be over its limit.
void check_hands(const Rules& rules, const JsonReader& hands) {
  for_each_seat(rules, hands, [&rules](Seat seat, const JsonReader& hand) {
    const int limit = hand_limit(rules, seat);
    if (hand.is_list() && static_cast<int>(hand.list().size()) > limit) {
      hand.fail("a hand has at most " + std::to_string(limit) + " cards (R-033, R-302)");
    }
  });
}

}  // namespace

void read_cards(const Rules& rules, const JsonReader& top, State& state) {
  if (const auto hands = top.find("hands")) {
    for_each_seat(rules, *hands, [&](Seat seat, const JsonReader& list) {
      read_pile(rules, list, side_of(rules, seat), hand_of(seat), state);
    });
    if (!top.has("pending")) check_hands(rules, *hands);
  }
  read_piles(rules, top, "discards", CardPlace::kDiscard, state);
  if (const auto discards = top.find("hiddenDiscards")) {
    for_each_seat(rules, *discards, [&](Seat seat, const JsonReader& list) {
      read_pile(rules, list, side_of(rules, seat), hidden_discard_of(seat), state);
    });
  }
  if (const auto tables = top.find("tableCards")) {
    for_each_seat(rules, *tables,
                  [&](Seat seat, const JsonReader& list) { read_table(rules, list, seat, state); });
  }
  read_piles(rules, top, "removedCards", CardPlace::kRemoved, state);
  place_cards_of_tiles(rules, top, state);
  if (const auto decks = top.find("decks")) check_decks(rules, *decks, state);
  index_table(rules, state);
}

}  // namespace wotr
