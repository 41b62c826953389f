// Hands, decks, discards and what lies before the players.

#include <nlohmann/json.hpp>

#include "rules/trilogy/positions/position_parts.h"

namespace trilogy {
namespace {

using base::JsonReader;

/// Takes the cards of the list out of their deck.
void read_pile(const Rules& rules, const JsonReader& list, Deck deck, CardSet& pile, Piles& piles) {
  if (list.is_object()) return list.fail("a position names its cards: a list is expected");
  for (const JsonReader& entry : list.list()) {
    const CardId card = read_card(rules, entry, deck);
    if (!piles.deck.contains(card)) entry.fail("this card is in two places");
    piles.deck.erase(card);
    pile.insert(card);
  }
}

void read_seat_piles(const Rules& rules, const JsonReader& top, std::string_view field, Deck deck,
                     std::array<CardSet, kMostSeats>& hands, Piles& piles) {
  const auto all = top.find(field);
  if (!all) return;
  for_each_seat(rules, *all, [&](Seat seat, const JsonReader& list) {
    read_pile(rules, list, deck, hands[at(seat)], piles);
  });
}

/// A number, or the list of the cards that nothing else is said of.
void check_deck(const Rules& rules, const JsonReader& told, Deck deck, const Piles& piles) {
  const CardSet& all = deck == Deck::kTerritory ? rules.territory_cards : rules.adventure_cards;
  const int left = (piles.deck & all).size();
  int named = 0;
  if (told.is_list()) {
    CardSet seen;
    for (const JsonReader& entry : told.list()) {
      const CardId card = read_card(rules, entry, deck);
      if (!piles.deck.contains(card) || seen.contains(card)) {
        entry.fail("this card is in two places");
      }
      seen.insert(card);
    }
    named = seen.size();
  } else {
    named = told.integer(0, static_cast<int>(kCardCount));
  }
  if (named != left) told.fail("the other piles leave " + std::to_string(left) + " cards in it");
}

/// Of a card by its name alone, of whichever deck it is.
Deck deck_named(const Rules& rules, const JsonReader& entry) {
  const CardId card = find_card(rules, entry.text());
  return card != kNoCard && is_adventure(card) ? Deck::kAdventure : Deck::kTerritory;
}

void read_turned(const Rules& rules, const JsonReader& list, Piles& piles) {
  for (const JsonReader& entry : list.list()) {
    const CardId card = read_card(rules, entry, deck_named(rules, entry));
    if (!piles.deck.contains(card)) entry.fail("this card is in two places");
    piles.deck.erase(card);
    piles.turned.insert(card);
  }
}

}  // namespace

void read_cards(const Rules& rules, const JsonReader& top, Piles& piles) {
  const Deck territory = Deck::kTerritory;
  read_seat_piles(rules, top, "territoryCards", territory, piles.hands, piles);
  read_seat_piles(rules, top, "adventureCards", Deck::kAdventure, piles.hands, piles);
  read_seat_piles(rules, top, "playedCards", Deck::kAdventure, piles.played, piles);
  read_seat_piles(rules, top, "secretCards", territory, piles.secrets, piles);
  if (const auto turned = top.find("turnedCards")) read_turned(rules, *turned, piles);
  const auto discards = top.find("discards");
  const auto decks = top.find("decks");
  if (discards) discards->allow({"territory", "adventure"});
  if (decks) decks->allow({"territory", "adventure"});
  for (const Deck deck : {Deck::kTerritory, Deck::kAdventure}) {
    const auto pile = discards ? discards->find(id_of(deck)) : std::nullopt;
    if (pile) read_pile(rules, *pile, deck, piles.discards, piles);
  }
  for (const Deck deck : {Deck::kTerritory, Deck::kAdventure}) {
    const auto told = decks ? decks->find(id_of(deck)) : std::nullopt;
    if (told) check_deck(rules, *told, deck, piles);
  }
}

}  // namespace trilogy
