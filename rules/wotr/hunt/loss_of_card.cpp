#include "rules/wotr/hunt/loss_of_card.h"

#include "rules/wotr/cards/table.h"

namespace wotr {

namespace {

bool is_in_hand(CardPlace place) {
  return place >= CardPlace::kFirstHand && place < CardPlace::kFirstHiddenDiscard;
}

}  // namespace

void offer_loss_of_card(Play& play) {
  const CardId sorrow = card_in_force(play.rules, play.state, Lasting::kLoseCard);
  if (sorrow == kNoCard) return;
  push<StepKind::kLossOfCard>(play, {holder_on_table(play.state, sorrow)});
}

void ask_loss_of_card(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  ask(decision, fields_of<StepKind::kLossOfCard>(step).seat, DecisionKind::kLossOfCard, 74);
  bool in_hand = false;
  for_each_card(rules, state, Side::kFree, Deck::kCharacter, is_in_hand,
                [&in_hand](CardId) { in_hand = true; });
  if (in_hand) decision.offer(act(ActionKind::kLoseRandom));
  offer_cards_on_table(rules, state, Side::kFree, Deck::kCharacter, decision);
  if (!decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_loss_of_card(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kStop)) return;
  if (is(action, ActionKind::kLoseRandom)) return push(play, StepKind::kRandomCard);
  discard_card(play, static_cast<CardId>(action.a));
}

void ask_random_card(const Rules& rules, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kRandomCard, 74, 1);
  for_each_card(rules, state, Side::kFree, Deck::kCharacter, is_in_hand,
                [&](CardId card) { decision.outcome(act(ActionKind::kCard, card), 1); });
}

void answer_random_card(Play& play, const Step&, Action action) {
  discard_card(play, static_cast<CardId>(action.a));
}

}  // namespace wotr
