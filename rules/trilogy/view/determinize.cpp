#include <utility>
#include <vector>

#include "rules/trilogy/view/view.h"

namespace trilogy {
namespace {

/// The unseen cards of one deck, in an order that chance gave them.
class Unseen {
 public:
  Unseen(const CardSet& cards, const core::Chooser& choose) {
    for (const CardId card : cards) cards_.push_back(card);
    for (std::size_t left = cards_.size(); left > 1; --left) {
      std::swap(cards_[left - 1], cards_[choose(static_cast<std::uint32_t>(left))]);
    }
  }

  /// Fills the pile up to so many cards of those that the deck has.
  void fill(CardSet& pile, const CardSet& deck, std::size_t count) {
    auto known = static_cast<std::size_t>((pile & deck).size());
    for (; known < count && !cards_.empty(); ++known) {
      pile.insert(cards_.back());
      cards_.pop_back();
    }
  }
  const std::vector<CardId>& left() const { return cards_; }

 private:
  std::vector<CardId> cards_;
};

/// A wild card that one looked at in secret would have been turned over.
CardSet wild_cards(const Rules& rules) {
  return rules.symbols[static_cast<std::size_t>(Symbol::kWild)];
}

void deal_territories(const Rules& rules, const View& view, const core::Chooser& choose,
                      Piles& piles) {
  const CardSet& all = rules.territory_cards;
  const CardSet unseen = view.unseen & all;
  const CardSet no_secret = wild_cards(rules);
  Unseen plain(unseen - no_secret, choose);
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    plain.fill(piles.secrets[s], all, view.secrets[s]);
  }
  CardSet rest = unseen & no_secret;
  for (const CardId card : plain.left()) rest.insert(card);
  Unseen others(rest, choose);
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    others.fill(piles.hands[s], all, view.hands[s][of(Deck::kTerritory)]);
  }
  for (const CardId card : others.left()) piles.deck.insert(card);
}

/// Events are never in a hand: they are resolved when they are drawn.
void deal_adventures(const Rules& rules, const View& view, const core::Chooser& choose,
                     Piles& piles) {
  CardSet holdable = rules.missions;
  for (const CardSet& powers : rules.powers) holdable = holdable | powers;
  const CardSet unseen = view.unseen & rules.adventure_cards;
  Unseen cards(unseen & holdable, choose);
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    cards.fill(piles.hands[s], rules.adventure_cards, view.hands[s][of(Deck::kAdventure)]);
  }
  for (const CardId card : cards.left()) piles.deck.insert(card);
  piles.deck = piles.deck | (unseen - holdable);
}

}  // namespace

Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
  State state{.board = view.board, .piles = view.piles, .pending = view.pending};
  deal_territories(rules, view, choose, state.piles);
  deal_adventures(rules, view, choose, state.piles);
  return {state};
}

}  // namespace trilogy
