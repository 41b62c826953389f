#include "rules/trilogy/why_not/why_not.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/fellowship/fellowship.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/why_not/completion.h"
#include "rules/trilogy/why_not/why_parts.h"

namespace trilogy {
namespace {

using core::kAccepted;
using core::Refusal;

/// The step in which such a thing is done, and the ruling on that.
struct Place {
  TurnStep step;
  int ruling;
};

std::optional<Place> place_of(ActionKind what) {
  switch (what) {
    case ActionKind::kTurnIn: return Place{TurnStep::kReinforce, 22};
    case ActionKind::kPlace: return Place{TurnStep::kReinforce, 19};
    case ActionKind::kAttack:
    case ActionKind::kStop:
    case ActionKind::kMoveIn:
    case ActionKind::kDefend: return Place{TurnStep::kCombat, 32};
    case ActionKind::kFortify: return Place{TurnStep::kFortify, 33};
    case ActionKind::kDiscard: return Place{TurnStep::kAdventureCard, 39};
    case ActionKind::kPlaceLeader: return Place{TurnStep::kReplaceLeader, 47};
    default: return std::nullopt;
  }
}

/// Claims belong to the set-up; the rest has its step.
Refusal why_not_now(const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (intent.what == ActionKind::kClaim && board.phase != Phase::kSetUp) {
    return refuse(Reason::kNotInSetUp, 13, Phase::kSetUp);
  }
  const auto place = place_of(intent.what);
  if (!place) return kAccepted;
  const bool sets_up = intent.what == ActionKind::kPlace || intent.what == ActionKind::kPlaceLeader;
  if (board.phase != Phase::kTurn) {
    return sets_up ? kAccepted : refuse(Reason::kNotThisStep, place->ruling, place->step);
  }
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool places = question == DecisionKind::kPlaceWhere ||  // missions, captured sets
                      question == DecisionKind::kPlaceCount ||
                      question == DecisionKind::kCapturedSets;
  if (board.step == place->step || places) return kAccepted;
  return refuse(Reason::kNotThisStep, place->ruling, place->step);
}

Refusal why_not_by_kind(const Rules& rules, const View& view, const Intent& intent) {
  switch (intent.what) {
    case ActionKind::kClaim: return why_not_claim(view, intent);
    case ActionKind::kPlace: return why_not_place(rules, view, intent);
    case ActionKind::kPlaceLeader: return why_not_leader(view, intent);
    case ActionKind::kTurnIn: return why_not_set(rules, view, intent);
    case ActionKind::kAttack: return why_not_attack(rules, view, intent);
    case ActionKind::kDefend: return why_not_defend(view, intent);
    case ActionKind::kMoveIn: return why_not_move_in(view, intent);
    case ActionKind::kFortify: return why_not_fortify(rules, view, intent);
    case ActionKind::kMission:
    case ActionKind::kPlayCard:
    case ActionKind::kShowCard:
    case ActionKind::kDiscard: return why_not_card(rules, view, intent);
    case ActionKind::kEndStep: return why_not_end(rules, view);
    default: return kAccepted;
  }
}

/// What the question is about, where it is asked of one thing alone.
ActionKind asked_of(const Decision& pending) {
  switch (static_cast<DecisionKind>(pending.kind)) {
    case DecisionKind::kAttackFrom:
    case DecisionKind::kAttackTo:
    case DecisionKind::kAttack: return ActionKind::kAttack;
    case DecisionKind::kDefend: return ActionKind::kDefend;
    case DecisionKind::kMoveIn: return ActionKind::kMoveIn;
    case DecisionKind::kFortifyFrom:
    case DecisionKind::kFortifyTo:
    case DecisionKind::kFortify: return ActionKind::kFortify;
    case DecisionKind::kReinforce:
    case DecisionKind::kPlaceWhere:
    case DecisionKind::kPlaceCount: return ActionKind::kPlace;
    case DecisionKind::kClaim: return ActionKind::kClaim;
    case DecisionKind::kPlaceLeader:
    case DecisionKind::kReplaceLeader: return ActionKind::kPlaceLeader;
    default: return ActionKind::kNone;
  }
}

/// What is set down goes to a place, however that is said; a place alone is an answer on the map.
Intent with_place(const Decision& pending, Intent intent) {
  const ActionKind what = intent.what == ActionKind::kNone ? asked_of(pending) : intent.what;
  const bool sets_down =
      what == ActionKind::kPlace || what == ActionKind::kClaim || what == ActionKind::kPlaceLeader;
  if (sets_down && intent.to && !intent.territory) std::swap(intent.to, intent.territory);
  Intent more = intent;
  more.territory.reset();
  if (!sets_down && intent.territory && more.says_nothing()) intent.what = ActionKind::kTerritory;
  return intent;
}

/// A place on the map means what the question means by it, and so do words without a verb.
Intent meant(const State& state, const Decision& pending, Intent intent) {
  if (intent.what == ActionKind::kTerritory && intent.territory) {
    return said_by(state, pending, act(ActionKind::kTerritory, *intent.territory));
  }
  const bool has_verb = intent.what != ActionKind::kNone || intent.card || intent.set;
  if (!has_verb) intent.what = asked_of(pending);
  return intent;
}

Refusal refusal_of(const Rules& rules, const View& view, const Intent& spoken) {
  const Decision& pending = view.decision;
  const Intent placed = with_place(pending, spoken);
  if (pending.is_over()) return refuse(Reason::kGameOver, 51);
  if (pending.is_chance()) return refuse(Reason::kChanceDecides, pending.ruling.number);
  if (!view.viewer.includes(pending.seat)) {
    return refuse(Reason::kNotYourDecision, 41, pending.seat);
  }
  const Guess guess = determinize(rules, view, [](std::uint32_t) { return 0u; });
  if (can_be_completed(rules, guess, placed)) return kAccepted;
  const Intent intent = meant(guess.state, pending, placed);
  if (const Refusal now = why_not_now(view, intent); now.refused()) return now;
  Intent whole = intent;
  const Intent said = said_already(guess.state);
  if (!whole.from) whole.from = said.from;
  const Refusal refusal = why_not_by_kind(rules, view, whole);
  if (refusal.refused()) return refusal;
  return refuse(Reason::kFinishFirst, pending.ruling.number);
}

}  // namespace

base::Result<Refusal> why_not(const Rules& rules, const View& view, const nlohmann::json& json) {
  const auto intent = read_intent(rules, json);
  if (!intent) return intent.failure();
  return refusal_of(rules, view, *intent);
}

Refusal why_not_action(const Rules& rules, const View& view, core::Action action) {
  const Refusal refusal = refusal_of(rules, view, intent_of(action));
  return refusal.refused() ? refusal : refuse(Reason::kNotOffered, view.decision.ruling.number);
}

}  // namespace trilogy
