#include "rules/wotr/cards/lose_card.h"

#include "rules/wotr/cards/table.h"
#include "rules/wotr/read_id.h"

namespace wotr {
namespace {

bool is_in_hand(CardPlace place) {
  return place >= CardPlace::kFirstHand && place < CardPlace::kFirstHiddenDiscard;
}

/// Cards of the side and deck whose place passes the test.
template <class Test, class Visit>
void for_each_card(const Rules& rules, const State& state, Side side, Deck deck, Test test,
                   Visit visit) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    const Card& printed = rules.cards[card];
    if (printed.side == side && printed.deck == deck && test(state.cards[card])) {
      visit(static_cast<CardId>(card));
    }
  }
}

void offer_table(const Rules& rules, const State& state, Side side, Deck deck, Decision& decision) {
  for_each_card(rules, state, side, deck, is_on_table,
                [&](CardId card) { decision.offer(act(ActionKind::kCard, card)); });
}

}  // namespace

void offer_loss_of_card(Play& play) {
  const CardId sorrow = card_in_force(play.rules, play.state, Lasting::kLoseCard);
  if (sorrow == kNoCard) return;
  push(play, StepKind::kLossOfCard, holder_on_table(play.state, sorrow));
}

void ask_loss_of_card(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  ask(decision, static_cast<Seat>(step.args[0]), DecisionKind::kLossOfCard, 74);
  bool in_hand = false;
  for_each_card(rules, state, Side::kFree, Deck::kCharacter, is_in_hand,
                [&in_hand](CardId) { in_hand = true; });
  if (in_hand) decision.offer(act(ActionKind::kLoseRandom));
  offer_table(rules, state, Side::kFree, Deck::kCharacter, decision);
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

DiscardFromTable read_discard_from_table(const Rules&, const base::JsonReader& entry,
                                         CardProgram&) {
  entry.allow({"discard-from-table", "if"});
  return {read_id<Deck>(entry.at("discard-from-table"), "deck")};
}

bool can_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step) {
  bool found = false;
  for_each_card(rules, state, enemy_of(side_of_card(rules, step)), data.deck, is_on_table,
                [&found](CardId) { found = true; });
  return found;
}

void run_discard_from_table(Play& play, const DiscardFromTable&, const CardStep& step) {
  push_question(play, step);
}

void ask_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step, Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCardFromTable, 72);
  offer_table(rules, state, enemy_of(side_of_card(rules, step)), data.deck, decision);
}

void answer_discard_from_table(Play& play, const DiscardFromTable&, const CardStep&,
                               Action action) {
  discard_card(play, static_cast<CardId>(action.a));
}

}  // namespace wotr
