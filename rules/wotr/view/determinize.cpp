#include "rules/wotr/view/determinize.h"

#include <utility>
#include <vector>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

using Cards = std::vector<CardId>;

Cards cards_at(const std::array<CardPlace, kCardCount>& cards, CardPlace place) {
  Cards found;
  for (const CardId id : CardsAt(cards, place)) found.push_back(id);
  return found;
}

bool is_of(const Rules& rules, CardId id, Side side, Deck deck) {
  const Card& card = card_of(rules, id);
  return card.side == side && card.deck == deck;
}

void shuffle(Cards& cards, const core::Chooser& choose) {
  for (std::size_t left = cards.size(); left > 1; --left) {
    std::swap(cards[left - 1], cards[choose(static_cast<std::uint32_t>(left))]);
  }
}

/// The cards of the deck at the place, as far as the viewer sees them; kUnseen are all the others.
Cards seen_at(const Rules& rules, const View& view, CardPlace place, Side side, Deck deck) {
  Cards cards = cards_at(view.cards, place);
  std::erase_if(cards, [&](CardId id) { return !is_of(rules, id, side, deck); });
  return cards;
}

/// What the hands and hidden discards of the side lack; the rest is the deck.
void deal(const Rules& rules, const View& view, Side side, Deck deck, const core::Chooser& choose,
          State& state) {
  Cards unseen = seen_at(rules, view, kUnseen, side, deck);
  shuffle(unseen, choose);
  const auto take = [&](CardPlace place, std::size_t all) {
    const std::size_t seen = seen_at(rules, view, place, side, deck).size();
    for (std::size_t missing = all - seen; missing > 0 && !unseen.empty(); --missing) {
      state.cards[static_cast<std::size_t>(unseen.back())] = place;
      unseen.pop_back();
    }
  };
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    const auto seat = static_cast<Seat>(s);
    if (side_of(rules, seat) != side) continue;
    const auto d = static_cast<std::size_t>(deck);
    take(hand_of(seat), view.hands[s][d]);
    take(hidden_discard_of(seat), view.hidden_discards[s][d]);
  }
  for (const CardId left : unseen) state.cards[static_cast<std::size_t>(left)] = CardPlace::kDeck;
}

CardId any_of(const Cards& cards, const core::Chooser& choose) {
  return cards.empty() ? kNoCard : cards[choose(static_cast<std::uint32_t>(cards.size()))];
}

/// a card of the hand whose condition held when it was chosen.
CardId card_face_down(const Rules& rules, const State& state, Side side,
                      const core::Chooser& choose) {
  const Board& board = state.board;
  Cards usable = cards_at(state.cards, hand_of(seat_of_force(rules, board, side)));
  std::erase_if(usable, [&](CardId id) {
    return !all_hold(rules, board, side, combat_program_of(rules, id).conditions);
  });
  return any_of(usable, choose);
}

void choose_combat_cards(const Rules& rules, const core::Chooser& choose, State& state) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    CardId& card = state.board.battle.cards[static_cast<std::size_t>(side)].card;
    if (card == kFaceDown) card = card_face_down(rules, state, side, choose);
  }
}

/// the teammate's offer lies unseen.
void choose_offered_card(const Rules& rules, const core::Chooser& choose, State& state) {
  const auto masked = state.pending;
  state.pending.clear();
  for (Step step : masked.steps()) {
    if (step.kind == StepKind::kAnswerSwap) {
      auto offer = fields_of<StepKind::kAnswerSwap>(step);
      const CardPlace hand = hand_of(teammate_of(rules, offer.seat));
      if (offer.card == kFaceDown) offer.card = any_of(cards_at(state.cards, hand), choose);
      step = step_of<StepKind::kAnswerSwap>(offer);
    }
    state.pending.push(step);
  }
}

}  // namespace

Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
  State state{.board = view.board, .cards = view.cards, .pending = view.pending};
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
      deal(rules, view, side, deck, choose, state);
    }
  }
  choose_combat_cards(rules, choose, state);
  choose_offered_card(rules, choose, state);
  return {state};
}

}  // namespace wotr
