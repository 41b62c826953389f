#pragma once

#include <cassert>

#include "rules/core/argument_bytes.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/step.h"

namespace wotr {

/// What a step of this kind has to remember; most need nothing.
template <StepKind kind>
struct StepFields {};

template <>
struct StepFields<StepKind::kBeginPhase> {
  Phase phase;
};
template <>
struct StepFields<StepKind::kTurnDraws> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kDrawCard> {
  Seat seat;
  Deck deck;
};
template <>
struct StepFields<StepKind::kDiscardToLimit> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kOfferSwap> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kAnswerSwap> {
  Seat seat;
  CardId card;
};
template <>
struct StepFields<StepKind::kActionRoll> {
  Side side;
};
template <StepKind kind>
requires(kind == StepKind::kChooseDie || kind == StepKind::kRingDie) struct StepFields<kind> {
  bool merge_offered;
};
template <>
struct StepFields<StepKind::kRingFace> {
  DieFace face;
  bool merge_offered;
};
template <>
struct StepFields<StepKind::kChooseUse> {
  DieFace face;
};
template <>
struct StepFields<StepKind::kEndOfAction> {
  bool to_hunt_box;
};
template <StepKind kind>
requires(kind == StepKind::kDeclareRoute ||
         kind == StepKind::kRevealRoute) struct StepFields<kind> {
  RegionId to;
};
template <>
struct StepFields<StepKind::kFellowshipPhase> {
  bool guide_changed;
};
template <>
struct StepFields<StepKind::kSeparateGroup> {
  int further;
  int level;
  bool enters_sieges;
};
template <>
struct StepFields<StepKind::kSeparateTo> {
  int steps;
  Cause cause;
  Seat seat;
  bool enters_sieges;
};
template <StepKind kind>
requires(kind == StepKind::kMoveArmyFrom ||
         kind == StepKind::kMoveArmyGroup) struct StepFields<kind> {
  int moves;
};
template <>
struct StepFields<StepKind::kMoveArmyTo> {
  int moves;
  RegionId from;
};
/// A Journey (characters/travellers.h).
template <StepKind kind>
requires(kind == StepKind::kCompanionsFrom || kind == StepKind::kCompanionsGroup ||
         kind == StepKind::kCompanionsTo) struct StepFields<kind> {
  bool by_card;
  bool one_group;
  int further;
  int level;
  bool enters_sieges;
};
/// For a card that moves Nazgûl only, and may move none.
template <StepKind kind>
requires(kind == StepKind::kMinionsFrom || kind == StepKind::kMinionsGroup ||
         kind == StepKind::kMinionsTo) struct StepFields<kind> {
  bool nazgul_only;
};
/// The first of two figures, and where it went; kNoFigure before.
template <>
struct StepFields<StepKind::kRecruitFigure> {
  Figure first;
  RegionId first_in;
};
template <>
struct StepFields<StepKind::kRecruitRegion> {
  Figure figure;
  Figure first;
  RegionId first_in;
};
template <>
struct StepFields<StepKind::kDiplomacy> {
  bool by_companion;
};
template <>
struct StepFields<StepKind::kMinionRegion> {
  Character character;
};
/// The Settlements that have theirs, one bit each.
template <>
struct StepFields<StepKind::kVoice> {
  int served;
};
template <>
struct StepFields<StepKind::kDrawDeck> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kAttackTarget> {
  RegionId from;
};
template <>
struct StepFields<StepKind::kCombatCard> {
  Side side;
};
/// Whether the attacker plays one, when the defender is asked.
template <>
struct StepFields<StepKind::kDeclareCombatCard> {
  Side side;
  bool attacker_plays;
};
/// The moment of a round (battle/combat_moments.h), and whose turn it is at it.
template <>
struct StepFields<StepKind::kCombatMoment> {
  int moment;
  int turn;
};
template <>
struct StepFields<StepKind::kCombatEffect> {
  Side side;
  int effect;
  bool second;
};
template <>
struct StepFields<StepKind::kCombatQuestion> {
  Side side;
  int effect;
  int a;
  int b;
};
template <>
struct StepFields<StepKind::kCasualty> {
  Side side;
  int hits;
  Place place;
};
template <>
struct StepFields<StepKind::kAnswerMerge> {
  Place place;
};
/// The effects from `effect` to `end`.
template <>
struct StepFields<StepKind::kCardEffects> {
  CardId card;
  int effect;
  int end;
};
template <>
struct StepFields<StepKind::kCardQuestion> {
  CardId card;
  int effect;
  int stage;
  int a;
  int b;
  int c;
  int d;
};
template <>
struct StepFields<StepKind::kAfterCard> {
  CardId card;
};
template <>
struct StepFields<StepKind::kAfterCardDraw> {
  Seat seat;
  CardId card;
};
template <>
struct StepFields<StepKind::kAfterHits> {
  Side side;
  Place place;
};
template <>
struct StepFields<StepKind::kRansomPayment> {
  CardId card;
  int paid;
};
/// What the card on the table is good for (Lasting).
template <>
struct StepFields<StepKind::kUseTableCard> {
  int effect;
  Seat seat;
};
template <>
struct StepFields<StepKind::kLossOfCard> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kAftermath> {
  Side side;
};
template <>
struct StepFields<StepKind::kExcessUnits> {
  Seat seat;
  Place place;
};

/// `const auto [seat, deck] = fields_of<StepKind::kDrawCard>(step)`
template <StepKind kind>
constexpr StepFields<kind> fields_of(const Step& step) {
  assert(step.kind == kind);
  return core::from_bytes<StepFields<kind>>(step.args);
}

template <StepKind kind>
constexpr Step step_of(const StepFields<kind>& fields) {
  return core::record_of<Step>(kind, fields);
}

/// A kind of step that has no fields; another does not compile.
using BareStep = core::BareKind<StepKind, StepFields>;

}  // namespace wotr
