// Decks, draws and discards: T-017, T-025, T-038, T-043, T-046.

#include "rules/trilogy/cards/draw.h"

namespace trilogy {
namespace {

void take_into_hand(Play& play, Seat seat, CardId card) {
  play.state.piles.hands[at(seat)].insert(card);
  report<EventKind::kCardDrawn>(play, {seat, deck_of(card), card});
}

void turn_over(Play& play, Seat seat, CardId card) {
  play.state.piles.turned.insert(card);
  report<EventKind::kCardTurned>(play, {seat, card});
}

bool is_event_card(const Rules& rules, CardId card) {
  return is_adventure(card) && adventure_of(rules, card).kind == CardKind::kEvent;
}

}  // namespace

const CardSet& cards_of(const Rules& rules, Deck deck) {
  return deck == Deck::kTerritory ? rules.territory_cards : rules.adventure_cards;
}

bool can_draw(const Rules& rules, const Piles& piles, Deck deck) {
  return !((piles.deck | piles.discards) & cards_of(rules, deck)).empty();
}

void run_draw(Play& play, const Step& step) {
  const auto drawn = fields_of<StepKind::kDraw>(step);
  Piles& piles = play.state.piles;
  const CardSet& cards = cards_of(play.rules, drawn.deck);
  if (!can_draw(play.rules, piles, drawn.deck)) return;  // T-046
  if ((piles.deck & cards).empty()) {                    // T-025
    const CardSet back = piles.discards & cards;
    piles.deck = piles.deck | back;
    piles.discards = piles.discards - back;
    report<EventKind::kReshuffled>(play, {drawn.deck});
  }
  push<StepKind::kDrawCard>(play, {drawn.seat, drawn.deck, drawn.why, drawn.event});
}

void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto drawn = fields_of<StepKind::kDrawCard>(step);
  const bool territory = drawn.deck == Deck::kTerritory;
  ask_chance(decision, territory ? DecisionKind::kDrawTerritory : DecisionKind::kDrawAdventure,
             territory ? 25 : 46, 1);
  for (const CardId card : state.piles.deck& cards_of(rules, drawn.deck)) {
    decision.outcome(act(ActionKind::kDraw, card), 1);
  }
}

void answer_draw_card(Play& play, const Step& step, Action action) {
  const auto [seat, deck, why, event] = fields_of<StepKind::kDrawCard>(step);
  Piles& piles = play.state.piles;
  const CardId card = card_of(action);
  piles.deck.erase(card);
  switch (why) {
    case Draw::kHand: return take_into_hand(play, seat, card);
    case Draw::kFirst:  // T-017
      if (is_event_card(play.rules, card)) return turn_over(play, seat, card);
      return take_into_hand(play, seat, card);
    case Draw::kStep5:  // T-038
      if (!is_event_card(play.rules, card)) return take_into_hand(play, seat, card);
      turn_over(play, seat, card);
      push<StepKind::kDraw>(play, {seat, deck, why, event});
      return push<StepKind::kEvent>(play, {seat, card});
    case Draw::kTurnOver: return turn_over(play, seat, card);  // T-043
    case Draw::kSecret:
      if (is_wild(card)) {  // it shows no territory
        turn_over(play, seat, card);
        return push<StepKind::kDraw>(play, {seat, deck, why, event});
      }
      piles.secrets[at(seat)].insert(card);
      return report<EventKind::kLooked>(play, {seat, card});
    case Draw::kCount: return;
  }
}

void discard(Play& play, Seat seat, CardId card) {
  Piles& piles = play.state.piles;
  piles.hands[at(seat)].erase(card);
  piles.secrets[at(seat)].erase(card);
  piles.discards.insert(card);
  report<EventKind::kDiscarded>(play, {seat, card});
}

void discard_turned(Play& play) {
  Piles& piles = play.state.piles;
  if (piles.turned.empty()) return;
  piles.discards = piles.discards | piles.turned;
  piles.turned = {};
  report(play, EventKind::kTurnedDiscarded);
}

}  // namespace trilogy
