#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/turn/placing.h"
#include "rules/trilogy/why_not/why_parts.h"

namespace trilogy {

using core::kAccepted;
using core::Refusal;

namespace {

/// Whose reward is being placed, or kNoCard.
CardId mission_placed(const View& view) {
  if (view.pending.empty()) return kNoCard;
  const Step& step = view.pending.top();
  if (step.kind == StepKind::kPlace) return fields_of<StepKind::kPlace>(step).mission;
  if (step.kind == StepKind::kPlaceCount) return fields_of<StepKind::kPlaceCount>(step).mission;
  return kNoCard;
}

}  // namespace

Refusal why_not_claim(const View& view, const Intent& intent) {
  if (!intent.territory || owner_of(view.board, *intent.territory) == kNobody) return kAccepted;
  return refuse(Reason::kNotFree, 13, *intent.territory);
}

Refusal why_not_leader(const View& view, const Intent& intent) {
  const Board& board = view.board;
  const Seat seat = view.decision.seat;
  if (board.phase == Phase::kTurn && !board.leaders[at(seat)].empty()) {
    return refuse(Reason::kLeaderOnBoard, 47);
  }
  if (!intent.territory) return kAccepted;
  if (owner_of(board, *intent.territory) != seat) {
    return refuse(Reason::kNotYours, 18, *intent.territory);
  }
  if (has_leader(board, *intent.territory)) {
    return refuse(Reason::kLeaderThere, 18, *intent.territory);
  }
  return kAccepted;
}

Refusal why_not_place(const Rules& rules, const View& view, const Intent& intent) {
  const Seat seat = view.decision.seat;
  const int to_place = view.board.to_place[at(seat)];
  if (must_turn_in(rules, view.piles, seat)) return refuse(Reason::kMustTurnIn, 23);
  if (intent.territory) {
    if (owner_of(view.board, *intent.territory) != seat) {
      return refuse(Reason::kNotYours, 19, *intent.territory);
    }
    const CardId mission = mission_placed(view);
    if (!place_area(rules, view.board, seat, mission).contains(*intent.territory)) {
      return refuse(Reason::kNotInArea, 36, *intent.territory, mission);
    }
  }
  if (intent.count && *intent.count > to_place) return refuse(Reason::kTooMany, 19, to_place);
  return kAccepted;
}

Refusal why_not_set(const Rules& rules, const View& view, const Intent& intent) {
  const CardSet hand = territory_hand(rules, view.piles, view.decision.seat);
  if (intent.set) {
    const auto [one, two, three] = *intent.set;
    for (const CardId card : *intent.set) {
      if (!hand.contains(card)) return refuse(Reason::kNotInHand, 22, card);
    }
    const bool twice = one == two || two == three;
    if (twice || value_of_set(rules, one, two, three) == 0) return refuse(Reason::kNotASet, 21);
  }
  Decision sets;
  offer_sets(rules, hand, sets);
  if (sets.actions.empty()) return refuse(Reason::kNotASet, 21);
  return refuse(Reason::kSetsOver, 22);
}

Refusal why_not_end(const Rules& rules, const View& view) {
  const Seat seat = view.decision.seat;
  if (must_turn_in(rules, view.piles, seat)) return refuse(Reason::kMustTurnIn, 23);
  const int to_place = view.board.to_place[at(seat)];
  if (to_place > 0) return refuse(Reason::kFinishFirst, 19);
  return kAccepted;
}

}  // namespace trilogy
