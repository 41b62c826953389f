#include "game/players/squire/card_value.h"

#include <algorithm>

#include "game/players/squire/weights.h"

namespace players::squire {
namespace {

constexpr double kNever = -1000;

int cards_left(const Situation& now, Deck deck) {
  return now.view.decks[static_cast<std::size_t>(now.side)][static_cast<std::size_t>(deck)];
}

const CountByDeck& hand(const Situation& now) {
  return now.view.hands[static_cast<std::size_t>(core::index(now.seat))];
}

/// A hand of both kinds answers more dice.
double variety(const Situation& now, Deck deck) {
  const auto held = hand(now)[static_cast<std::size_t>(deck)];
  return -0.5 * held;
}

}  // namespace

double worth_of_playing(const Situation&, CardId) { return 0; }

double worth_of_keeping(const Situation& now, CardId card) {
  return worth_of_playing(now, card) +
         variety(now, now.rules.cards[static_cast<std::size_t>(card)].deck);
}

double worth_of_drawing(const Situation& now, Deck deck) {
  if (cards_left(now, deck) == 0) return kNever;
  const bool team = is_team(now.rules, now.side);
  const int room = (team ? 4 : 6) - total_of(hand(now));
  constexpr double kToChooseFrom = 4;                     // the worst card of a full hand goes
  return (room > 0 ? weights::kDraw : kToChooseFrom) + variety(now, deck);
}

double worth_of_drawing(const Situation& now) {
  return std::max(worth_of_drawing(now, Deck::kCharacter), worth_of_drawing(now, Deck::kStrategy));
}

Answer choose_discard(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -worth_of_keeping(now, static_cast<CardId>(action.a));
  });
}

Answer choose_deck(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_drawing(now, static_cast<Deck>(action.a));
  });
}

/// Unseen, a teammate's card is as good as one's own.
Answer choose_swap(const Situation& now) { return offered(now, act(ActionKind::kStop)); }

}  // namespace players::squire
