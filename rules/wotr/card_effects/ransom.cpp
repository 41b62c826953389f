#include "rules/wotr/card_effects/ransom.h"

#include <algorithm>
#include <array>

#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

/// One card with each of these icons, in this order.
constexpr std::array kPayment{CardIcon::kArmy, CardIcon::kCharacter};

bool holds(const Rules& rules, const State& state, Seat seat, CardIcon icon) {
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    if (card_of(rules, card).icon == icon) return true;
  }
  return false;
}

bool holds_payment(const Rules& rules, const State& state, Seat seat) {
  return std::all_of(kPayment.begin(), kPayment.end(),
                     [&](CardIcon icon) { return holds(rules, state, seat, icon); });
}

bool is_paid_by_die(const Rules& rules, const Board& board, Seat seat, const Ransom& ransom,
                    DieFace face) {
  if (ransom.will && face == DieFace::kWill) return true;
  return !ransom.any_die_if.empty() &&
         all_hold(rules, board, side_of(rules, seat), ransom.any_die_if);
}

bool can_pay(const Rules& rules, const State& state, Seat seat, CardId card, DieFace face) {
  const Ransom& ransom = program_of(rules, card).table.ransom;
  if (program_of(rules, card).side == side_of(rules, seat) || !ransom.offered()) return false;
  if (is_paid_by_die(rules, state.board, seat, ransom, face)) return true;
  if (ransom.ring && has_ring_to_spend(rules, state.board, seat)) return true;
  return ransom.two_cards && holds_payment(rules, state, seat);
}

}  // namespace

bool can_ransom(const Rules& rules, const State& state, Seat seat, DieFace face) {
  if (state.board.in_force == 0) return false;
  for (const CardId card : cards_on_table(state.cards)) {
    if (can_pay(rules, state, seat, card, face)) return true;
  }
  return false;
}

void ask_ransom(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kRansom, 74);
  for (const CardId card : cards_on_table(state.cards)) {
    if (can_pay(rules, state, board.to_act, card, board.acting_die)) {
      decision.offer(act(ActionKind::kCard, card));
    }
  }
}

void answer_ransom(Play& play, const Step&, Action action) {
  const auto card = static_cast<CardId>(action.a);
  const Board& board = play.board();
  const Ransom& ransom = program_of(play.rules, card).table.ransom;
  if (!is_paid_by_die(play.rules, board, board.to_act, ransom, board.acting_die)) {
    if (!ransom.ring) return push<StepKind::kRansomPayment>(play, {card, 0});
    spend_ring(play, board.to_act);
    report<EventKind::kRingSpent>(play, {board.to_act});
  }
  discard_card(play, card);
}

void ask_ransom_payment(const Rules& rules, const State& state, const Step& step,
                        Decision& decision) {
  const Seat seat = state.board.to_act;
  ask(decision, seat, DecisionKind::kRansomPayment, 74);
  const auto paid = static_cast<std::size_t>(fields_of<StepKind::kRansomPayment>(step).paid);
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    if (card_of(rules, card).icon == kPayment[paid]) {
      decision.offer(act(ActionKind::kCard, card));
    }
  }
}

void answer_ransom_payment(Play& play, const Step& step, Action action) {
  const auto [card, paid] = fields_of<StepKind::kRansomPayment>(step);
  discard_card(play, static_cast<CardId>(action.a));
  if (paid + 1 < static_cast<int>(kPayment.size())) {
    return push<StepKind::kRansomPayment>(play, {card, paid + 1});
  }
  discard_card(play, card);
}

}  // namespace wotr
