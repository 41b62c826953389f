#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/fellowship/fellowship.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/why_not/why_parts.h"

namespace trilogy {

using core::kAccepted;
using core::Refusal;

namespace {

/// The powers whose moment the pending question is.
CardSet powers_of_moment(const Rules& rules, const View& view) {
  switch (static_cast<DecisionKind>(view.decision.kind)) {
    case DecisionKind::kReinforce: return powers_at(rules, Moment::kStartOfTurn);
    case DecisionKind::kAttackFrom: return powers_at(rules, Moment::kDeclaring);
    case DecisionKind::kAttack: return powers_at(rules, Moment::kBeforeInvasion);
    case DecisionKind::kDefend: return powers_at(rules, Moment::kInvaded);
    case DecisionKind::kFortifyFrom: return powers_at(rules, Moment::kAfterInvasions);
    case DecisionKind::kFellowshipAnswer: return fellowship_powers(rules, view.board.fellowship);
    default: return {};
  }
}

/// The ruling of a power that is not played just now.
int ruling_of_power(const AdventureCard& card) {
  if (card.moment >= Moment::kLeaving) return 42;
  if (std::holds_alternative<DestroyAttackers>(card.effect)) return 55;
  if (std::holds_alternative<BlockBridge>(card.effect)) return 56;
  if (std::holds_alternative<CrossMountains>(card.effect)) return 57;
  return std::holds_alternative<Hunt>(card.effect) ? 59 : 41;
}

Refusal why_not_power(const Rules& rules, const View& view, CardId id) {
  const AdventureCard& card = adventure_of(rules, id);
  const Seat seat = view.decision.seat;
  if (card.kind != CardKind::kPower) return refuse(Reason::kNotItsMoment, 35, id);
  const bool answers =
      static_cast<DecisionKind>(view.decision.kind) == DecisionKind::kFellowshipAnswer;
  if (answers && !may_answer(view.board, seat)) return refuse(Reason::kDrewAdventure, 40);
  const int ruling = ruling_of_power(card);
  if (!powers_of_moment(rules, view).contains(id)) {
    return refuse(Reason::kNotItsMoment, ruling, id);
  }
  const State open{.board = view.board, .piles = view.piles, .pending = view.pending};
  const bool useful = would_do_something(rules, open, seat, id);
  return refuse(useful ? Reason::kNotItsMoment : Reason::kDoesNothing, ruling, id);
}

Refusal why_not_mission(const Rules& rules, const View& view, CardId id) {
  const AdventureCard& card = adventure_of(rules, id);
  if (card.kind != CardKind::kMission) return refuse(Reason::kNotItsMoment, 35, id);
  if (!view.board.entered.contains(card.territory)) {
    return refuse(Reason::kNotEntered, 35, id, card.territory);
  }
  return refuse(Reason::kNotItsMoment, 35, id);
}

}  // namespace

Refusal why_not_card(const Rules& rules, const View& view, const Intent& intent) {
  if (!intent.card) return kAccepted;
  const CardId id = *intent.card;
  const Seat seat = view.decision.seat;
  if (intent.what == ActionKind::kShowCard) {
    const bool keeps = view.piles.secrets[at(seat)].contains(id);
    return refuse(keeps ? Reason::kNotHeld : Reason::kNotInHand, 43, id);
  }
  if (is_adventure(id) && adventure_of(rules, id).kind == CardKind::kEvent) {
    return refuse(Reason::kEventsResolve, 38, id);
  }
  if (!view.piles.hands[at(seat)].contains(id)) return refuse(Reason::kNotInHand, 45, id);
  if (intent.what == ActionKind::kDiscard || !is_adventure(id)) {
    return refuse(Reason::kNotItsMoment, 39, id);
  }
  if (intent.what == ActionKind::kMission) return why_not_mission(rules, view, id);
  return why_not_power(rules, view, id);
}

}  // namespace trilogy
