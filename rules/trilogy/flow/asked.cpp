#include "rules/trilogy/flow/asked.h"

#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/fellowship/fellowship.h"

namespace trilogy {
namespace {

bool may_hold_power(const Rules& rules, const State& state, Seat seat, Moment moment) {
  const CardSet useful = of_use(rules, state, seat, powers_at(rules, moment));
  return may_hold_one(rules, state.piles, seat, useful);
}

/// Between invasions and between fortify moves: missions, and what was looked at in secret.
bool may_hold_news(const Rules& rules, const State& state, Seat seat) {
  return !state.piles.secrets[at(seat)].empty() ||
         may_hold_one(rules, state.piles, seat, missions_within_reach(rules, state.board));
}

bool may_hold_set(const Rules& rules, const State& state, Seat seat) {
  return (state.piles.hands[at(seat)] & rules.territory_cards).size() >= 3;
}

}  // namespace

bool is_asked_for_secrecy(const Rules& rules, const State& state, const Decision& decision) {
  if (!row_of(decision).may_hide_cards) return false;
  const Seat seat = decision.seat;
  const auto holds = [&](Moment moment) { return may_hold_power(rules, state, seat, moment); };
  switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::kReinforce:
      return may_hold_set(rules, state, seat) || !state.piles.secrets[at(seat)].empty() ||
             holds(Moment::kStartOfTurn);
    case DecisionKind::kCapturedSets: return true;
    case DecisionKind::kAttackFrom:
      return may_hold_news(rules, state, seat) || holds(Moment::kDeclaring);
    case DecisionKind::kAttack:
      return state.board.invasion.battles == 0 && holds(Moment::kBeforeInvasion);
    case DecisionKind::kDefend: return holds(Moment::kInvaded);
    case DecisionKind::kFortifyFrom:
      return may_hold_news(rules, state, seat) || holds(Moment::kAfterInvasions);
    case DecisionKind::kFellowshipAnswer: {
      const bool answers = is_in_play(state.board, seat) && may_answer(state.board, seat);
      const CardSet powers = fellowship_powers(rules, state.board.fellowship);
      return answers && may_hold_one(rules, state.piles, seat, of_use(rules, state, seat, powers));
    }
    default: return false;
  }
}

}  // namespace trilogy
