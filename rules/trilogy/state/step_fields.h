#pragma once

#include <cassert>

#include "rules/core/argument_bytes.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"
#include "rules/trilogy/state/step.h"

namespace trilogy {

/// What a step of this kind has to remember; most need nothing.
template <StepKind kind>
struct StepFields {};

template <>
struct StepFields<StepKind::kRollOff> {
  RollOff why;
  Seats among;
  Seat next;
  int best;
  Seats winners;
};
template <StepKind kind>
requires(kind == StepKind::kClaim || kind == StepKind::kSetUpRound ||
         kind == StepKind::kFirstCards || kind == StepKind::kFirstAdventures ||
         kind == StepKind::kBeginTurn || kind == StepKind::kDiscard) struct StepFields<kind> {
  Seat seat;
};
template <>
struct StepFields<StepKind::kSetUpLeader> {
  Seat seat;
  int left;
};
template <>
struct StepFields<StepKind::kPlace> {
  Seat seat;
  Cause cause;
  CardId mission;  ///< whose reward it is, or kNoCard
};
template <>
struct StepFields<StepKind::kPlaceCount> {
  Seat seat;
  Cause cause;
  CardId mission;  ///< whose reward it is, or kNoCard
  Territory territory;
};
template <StepKind kind>
requires(kind == StepKind::kDraw || kind == StepKind::kDrawCard) struct StepFields<kind> {
  Seat seat;
  Deck deck;
  Draw why;
  CardId event;  ///< that has it drawn, or kNoCard
};
template <>
struct StepFields<StepKind::kBeginStep> {
  TurnStep step;
};
template <>
struct StepFields<StepKind::kReinforce> {
  int stage;
};
template <>
struct StepFields<StepKind::kCapturedSets> {
  Seat seat;
};
template <StepKind kind>
requires(kind == StepKind::kFortifyTo || kind == StepKind::kAttackTo) struct StepFields<kind> {
  Territory from;
};
template <>
struct StepFields<StepKind::kFortify> {
  Territory from;
  Territory to;
};
template <>
struct StepFields<StepKind::kMoveIn> {
  Territory from;
  Territory to;
  int least;
};
template <>
struct StepFields<StepKind::kLeaderFollows> {
  Territory from;
  Territory to;
};
template <>
struct StepFields<StepKind::kAfterConquest> {
  Seat victim;
};
template <StepKind kind>
requires(kind == StepKind::kEvent || kind == StepKind::kTurnedEffect) struct StepFields<kind> {
  Seat seat;
  CardId card;
};
template <>
struct StepFields<StepKind::kCardQuestion> {
  Seat seat;
  CardId card;
  Territory territory;
};
template <>
struct StepFields<StepKind::kFellowshipAnswers> {
  Seat seat;
  int passes;
};

/// `const auto [seat, left] = fields_of<StepKind::kSetUpLeader>(step)`
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

}  // namespace trilogy
