#include "rules/wotr/view/determinize.h"

#include <utility>
#include <vector>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

using Cards = std::vector<CardId>;

Cards list_at(const CardPlaces& cards, CardPlace place) {
  Cards found;
  for (const CardId id : cards_at(cards, place)) found.push_back(id);
  return found;
}

bool is_of(const Rules& rules, CardId id, Side side, Deck deck) {
  const Card& card = card_of(rules, id);
  return card.side == side && card.deck == deck;
}

/// The cards of the deck at the place, as far as they are known; kUnseen are all the others.
Cards known_at(const Rules& rules, const State& state, CardPlace place, Side side, Deck deck) {
  Cards cards = list_at(state.cards, place);
  std::erase_if(cards, [&](CardId id) { return !is_of(rules, id, side, deck); });
  return cards;
}

/// The cards with one back: those that are not known, and how many are known in each place.
struct Pile {
  core::FixedList<CardId, kCardCount> unseen;
  std::array<std::uint8_t, kCardPlaceCount> known{};
};

std::array<Pile, kBackCount> piles_of(const Rules& rules, const State& state) {
  std::array<Pile, kBackCount> piles;
  for (std::size_t card = 0; card < kCardCount; ++card) {
    Pile& pile = piles[rules.backs[card]];
    const CardPlace place = state.cards[card];
    if (place == kUnseen) {
      pile.unseen.push_back(static_cast<CardId>(card));
    } else {
      ++pile.known[byte_of(place)];
    }
  }
  return piles;
}

/// What the hands and hidden discards of the side lack; the rest is the deck.
void deal(const Rules& rules, const View& view, Side side, Deck deck, const core::Chooser& choose,
          Pile& pile, State& state) {
  std::size_t left = pile.unseen.size();
  const auto take = [&](CardPlace place, std::size_t all) {
    for (std::size_t here = pile.known[byte_of(place)]; here < all && left > 0; ++here) {
      const std::uint32_t drawn = choose(static_cast<std::uint32_t>(left));
      std::swap(pile.unseen[drawn], pile.unseen[--left]);
      state.cards[static_cast<std::size_t>(pile.unseen[left])] = place;
    }
  };
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    const auto seat = static_cast<Seat>(s);
    if (side_of(rules, seat) != side) continue;
    const auto d = static_cast<std::size_t>(deck);
    take(hand_of(seat), view.hands[s][d]);
    take(hidden_discard_of(seat), view.hidden_discards[s][d]);
  }
  while (left > 0) state.cards[static_cast<std::size_t>(pile.unseen[--left])] = CardPlace::kDeck;
}

void deal_all(const Rules& rules, const View& view, const core::Chooser& choose, State& state) {
  std::array<Pile, kBackCount> piles = piles_of(rules, state);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
      deal(rules, view, side, deck, choose, piles[back_of(side, deck)], state);
    }
  }
}

CardId any_of(const Cards& cards, const core::Chooser& choose) {
  return cards.empty() ? kNoCard : cards[choose(static_cast<std::uint32_t>(cards.size()))];
}

/// What the seat's hand may hold: the cards that are known, and of each deck of which some are not,
/// all that are unseen.
Cards possible_hand(const Rules& rules, const View& view, const State& state, Seat seat) {
  Cards cards = list_at(state.cards, hand_of(seat));
  const Side side = side_of(rules, seat);
  for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
    const std::size_t held =
        view.hands[static_cast<std::size_t>(seat)][static_cast<std::size_t>(deck)];
    if (known_at(rules, state, hand_of(seat), side, deck).size() >= held) continue;
    const Cards unseen = known_at(rules, state, kUnseen, side, deck);
    cards.insert(cards.end(), unseen.begin(), unseen.end());
  }
  return cards;
}

/// one of the cards that its owner could choose lies face down, and is in his hand.
void choose_combat_cards(const Rules& rules, const View& view, const core::Chooser& choose,
                         State& state) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    CardId& face_down = state.board.battle.cards[at(side)].card;
    if (face_down != kFaceDown) continue;
    const Seat owner = seat_of_force(rules, state.board, side);
    Cards usable = possible_hand(rules, view, state, owner);
    std::erase_if(usable, [&](CardId id) {
      return !all_hold(rules, state.board, side, combat_program_of(rules, id).conditions);
    });
    face_down = any_of(usable, choose);
    if (face_down != kNoCard) state.cards[static_cast<std::size_t>(face_down)] = hand_of(owner);
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
      if (offer.card == kFaceDown) offer.card = any_of(list_at(state.cards, hand), choose);
      step = step_of<StepKind::kAnswerSwap>(offer);
    }
    state.pending.push(step);
  }
}

}  // namespace

Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
  State state{.board = view.board, .cards = view.cards, .pending = view.pending};
  choose_combat_cards(rules, view, choose, state);
  deal_all(rules, view, choose, state);
  choose_offered_card(rules, choose, state);
  return {state};
}

}  // namespace wotr
