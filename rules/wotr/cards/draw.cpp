#include "rules/wotr/cards/draw.h"

#include <algorithm>

#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

DecisionKind purpose_of_draw(Side side, Deck deck) {
  if (side == Side::kFree) {
    return deck == Deck::kCharacter ? DecisionKind::kDrawFreeCharacter
                                    : DecisionKind::kDrawFreeStrategy;
  }
  return deck == Deck::kCharacter ? DecisionKind::kDrawShadowCharacter
                                  : DecisionKind::kDrawShadowStrategy;
}

bool belongs_to(const Card& card, Side side, Deck deck) {
  return card.side == side && card.deck == deck;
}

/// one of each deck, or one of a deck of choice.
enum class TurnDraw : std::uint8_t { kBothDecks, kOneOfChoice };

///
TurnDraw turn_draw(const Rules& rules, const Board& board, Side side) {
  const Options& options = rules.options;
  if (options.players == 3 && options.three_player_draw == Wording::kGuide) {
    const bool both = side == Side::kFree && board.turn == 1;
    return both ? TurnDraw::kBothDecks : TurnDraw::kOneOfChoice;
  }
  const bool both = !is_team(rules, side) || board.turn == 1;
  return both ? TurnDraw::kBothDecks : TurnDraw::kOneOfChoice;
}

void push_seat_draw(Play& play, Seat seat, TurnDraw draw) {
  if (draw == TurnDraw::kOneOfChoice) return push<StepKind::kDrawDeck>(play, {seat});
  push<StepKind::kDiscardToLimit>(play, {seat});  // after both
  push<StepKind::kDrawCard>(play, {seat, Deck::kStrategy});
  push<StepKind::kDrawCard>(play, {seat, Deck::kCharacter});
}

void offer_hand(const State& state, Seat seat, ActionKind kind, Decision& decision) {
  for (const CardId card : cards_at(state.cards, hand_of(seat))) decision.offer(act(kind, card));
}

}  // namespace

void run_turn_draws(Play& play, const Step& step) {
  const auto [seat] = fields_of<StepKind::kTurnDraws>(step);
  const Side side = side_of(play.rules, seat);
  const auto next = static_cast<std::size_t>(core::index(seat)) + 1;
  if (next < play.rules.teams.names.size()) {
    push<StepKind::kTurnDraws>(play, {static_cast<Seat>(next)});
  }
  const Seat first = first_seat_of(play.rules, side);
  if (seat != first) {  // both have drawn
    push<StepKind::kOfferSwap>(play, {leading_seat(play.board(), side)});
  }
  push_seat_draw(play, seat, turn_draw(play.rules, play.board(), side));
}

void push_draw(Play& play, Seat seat, Deck deck) {
  push<StepKind::kDiscardToLimit>(play, {seat});
  push<StepKind::kDrawCard>(play, {seat, deck});
}

void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat, deck] = fields_of<StepKind::kDrawCard>(step);
  const Side side = side_of(rules, seat);
  ask_chance(decision, purpose_of_draw(side, deck), 32, 1);
  for (const CardId card : cards_at(state.cards, CardPlace::kDeck)) {
    if (belongs_to(card_of(rules, card), side, deck)) {
      decision.outcome(act(ActionKind::kDraw, card), 1);
    }
  }
}

void answer_draw_card(Play& play, const Step& step, Action action) {
  const auto [seat, deck] = fields_of<StepKind::kDrawCard>(step);
  play.state.cards[action.a] = hand_of(seat);
  const auto card = static_cast<CardId>(action.a);
  report<EventKind::kCardDrawn>(play, {seat, side_of(play.rules, seat), deck, card});
}

void ask_draw_deck(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat] = fields_of<StepKind::kDrawDeck>(step);
  ask(decision, seat, DecisionKind::kDrawDeck, 70);
  for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
    if (has_card_left(rules, state, side_of(rules, seat), deck)) {
      decision.offer(act(ActionKind::kDeck, deck));
    }
  }
}

void answer_draw_deck(Play& play, const Step& step, Action action) {
  push_draw(play, fields_of<StepKind::kDrawDeck>(step).seat, static_cast<Deck>(action.a));
}

bool has_card_left(const Rules& rules, const State& state, Side side, Deck deck) {
  for (const CardId card : cards_at(state.cards, CardPlace::kDeck)) {
    if (belongs_to(card_of(rules, card), side, deck)) return true;
  }
  return false;
}

int hand_size(const State& state, Seat seat) {
  return static_cast<int>(std::count(state.cards.begin(), state.cards.end(), hand_of(seat)));
}

int hand_limit(const Rules& rules, Seat seat) {
  return is_team(rules, side_of(rules, seat)) ? 4 : 6;
}

void ask_discard_to_limit(const Rules& rules, const State& state, const Step& step,
                          Decision& decision) {
  const auto [seat] = fields_of<StepKind::kDiscardToLimit>(step);
  ask(decision, seat, DecisionKind::kDiscard, 33);
  if (hand_size(state, seat) <= hand_limit(rules, seat)) return;
  offer_hand(state, seat, ActionKind::kDiscard, decision);
}

void answer_discard_to_limit(Play& play, const Step& step, Action action) {
  const auto [seat] = fields_of<StepKind::kDiscardToLimit>(step);
  play.state.cards[action.a] = hidden_discard_of(seat);  // face down
  const Card& card = play.rules.cards[action.a];
  report<EventKind::kCardDiscarded>(play,
                                    {seat, card.side, card.deck, static_cast<CardId>(action.a)});
  push<StepKind::kDiscardToLimit>(play, {seat});
}

void ask_offer_swap(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat] = fields_of<StepKind::kOfferSwap>(step);
  ask(decision, seat, DecisionKind::kOfferSwap, 303);
  if (hand_size(state, teammate_of(rules, seat)) == 0) return;
  offer_hand(state, seat, ActionKind::kSwap, decision);
  if (!decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_offer_swap(Play& play, const Step& step, Action action) {
  const auto [seat] = fields_of<StepKind::kOfferSwap>(step);
  if (is(action, ActionKind::kStop)) {
    const bool leads = seat == leading_seat(play.board(), side_of(play.rules, seat));
    if (leads) push<StepKind::kOfferSwap>(play, {teammate_of(play.rules, seat)});
    return;
  }
  report<EventKind::kSwapOffered>(play, {seat});
  push<StepKind::kAnswerSwap>(play, {teammate_of(play.rules, seat), static_cast<CardId>(action.a)});
}

void ask_answer_swap(const Rules&, const State& state, const Step& step, Decision& decision) {
  const Seat seat = fields_of<StepKind::kAnswerSwap>(step).seat;
  ask(decision, seat, DecisionKind::kAnswerSwap, 303);
  offer_hand(state, seat, ActionKind::kSwap, decision);
  decision.offer(act(ActionKind::kStop));
}

void answer_answer_swap(Play& play, const Step& step, Action action) {
  const auto [seat, offered] = fields_of<StepKind::kAnswerSwap>(step);
  if (is(action, ActionKind::kStop)) return report<EventKind::kDeclined>(play, {seat});
  const Seat offerer = teammate_of(play.rules, seat);
  play.state.cards[byte_of(offered)] = hand_of(seat);
  play.state.cards[action.a] = hand_of(offerer);
  const auto given = static_cast<CardId>(action.a);
  report<EventKind::kCardsSwapped>(
      play, {offerer, seat, offered, given, card_of(play.rules, offered).deck,
             card_of(play.rules, given).deck});
}

}  // namespace wotr
