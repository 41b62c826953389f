// Sets of territory cards: T-021 to T-025.

#include "rules/trilogy/cards/sets.h"

#include <algorithm>
#include <array>

#include "rules/trilogy/board/figures.h"

namespace trilogy {
namespace {

constexpr int kMixedValue = 10;
constexpr std::array kSameValue{4, 6, 8};  // archers, riders, eagles

/// The number of each symbol tells all that counts about three cards.
using Symbols = std::array<Symbol, 3>;

Symbols symbols_of(const Rules& rules, CardId one, CardId two, CardId three) {
  Symbols symbols{symbol_of(rules, one), symbol_of(rules, two), symbol_of(rules, three)};
  std::sort(symbols.begin(), symbols.end());  // wild cards last
  return symbols;
}

int value_of(const Rules& rules, const Symbols& symbols) {
  const auto wilds = std::count(symbols.begin(), symbols.end(), Symbol::kWild);
  if (wilds > rules.options.most_wilds) return 0;
  if (wilds >= 2) return kMixedValue;  // T-021: the best completion
  const bool same = symbols[0] == symbols[1];
  if (wilds == 1) return same ? kSameValue[byte_of(symbols[0])] : kMixedValue;
  if (same && symbols[1] == symbols[2]) return kSameValue[byte_of(symbols[0])];
  const bool mixed = !same && symbols[1] != symbols[2];
  return mixed ? kMixedValue : 0;
}

/// Which of the 64 triples of symbols; the same for cards in another order.
unsigned code_of(const Symbols& symbols) {
  return byte_of(symbols[0]) * 16u + byte_of(symbols[1]) * 4u + byte_of(symbols[2]);
}

/// By option, T-025: battalions for each pictured territory that the seat holds.
void reward_held_cards(Play& play, Seat seat, Action set) {
  const int bonus = play.rules.options.held_bonus;
  for (const std::uint8_t byte : {set.a, set.b, set.c}) {
    const CardId card{byte};
    if (bonus == 0 || is_wild(card)) continue;
    if (held_by(play.board(), seat).contains(territory_of(card))) {
      place_battalions(play, territory_of(card), bonus, Cause::kHeldCard);
    }
  }
}

}  // namespace

CardSet territory_hand(const Rules& rules, const Piles& piles, Seat seat) {
  return piles.hands[at(seat)] & rules.territory_cards;
}

bool must_turn_in(const Rules& rules, const Piles& piles, Seat seat) {
  return territory_hand(rules, piles, seat).size() >= kForcedHand;
}

int value_of_set(const Rules& rules, CardId one, CardId two, CardId three) {
  return value_of(rules, symbols_of(rules, one, two, three));
}

void offer_sets(const Rules& rules, const CardSet& hand, Decision& decision) {
  constexpr int kLargeHand = 9;
  constexpr std::size_t kMostCards = 66;
  core::FixedList<CardId, kMostCards> cards;
  for (const CardId card : hand) cards.push_back(card);
  const bool is_large = hand.size() > kLargeHand;
  std::uint64_t offered = 0;
  for (std::size_t i = 0; i + 2 < cards.size(); ++i) {
    for (std::size_t j = i + 1; j + 1 < cards.size(); ++j) {
      for (std::size_t k = j + 1; k < cards.size(); ++k) {
        const Symbols symbols = symbols_of(rules, cards[i], cards[j], cards[k]);
        const std::uint64_t bit = std::uint64_t{1} << code_of(symbols);
        if (value_of(rules, symbols) == 0 || (is_large && (offered & bit) != 0)) continue;
        offered |= bit;
        decision.offer(act(ActionKind::kTurnIn, cards[i], cards[j], cards[k]));
      }
    }
  }
}

void add_to_place(Play& play, Seat seat, int count) {
  play.board().to_place[at(seat)] += static_cast<std::uint16_t>(count);
  tell_in_parts(count, [&](int part) { report<EventKind::kToPlace>(play, {seat, part}); });
}

void turn_in(Play& play, Seat seat, Action set) {
  const CardId one{set.a};
  const CardId two{set.b};
  const CardId three{set.c};
  Piles& piles = play.state.piles;
  for (const CardId card : {one, two, three}) {
    piles.hands[at(seat)].erase(card);
    piles.discards.insert(card);  // T-025
  }
  const int value = value_of_set(play.rules, one, two, three);
  report<EventKind::kTurnedIn>(play, {seat, one, two, three, value});
  reward_held_cards(play, seat, set);
  add_to_place(play, seat, value);
}

}  // namespace trilogy
