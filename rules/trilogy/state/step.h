#pragma once

#include <cstdint>

#include "rules/core/step_stack.h"

namespace trilogy {

/// What may stand on the stack of pending steps. A step is either a question (somebody, or chance,
/// decides) or a procedure that runs by itself; flow/step_table.cpp says which, who carries it out,
/// and what it and its fields are called in JSON.
enum class StepKind : std::uint8_t {
  kNone,
  // setup/
  kSetUp,
  kDeal,
  kRollOff,
  kClaim,
  kSetUpRound,
  kSetUpLeader,
  kFirstCards,
  kFirstAdventures,
  kFirstCardsEnd,
  // turn/placing.cpp
  kPlace,
  kPlaceCount,
  // cards/draw.cpp
  kDraw,
  kDrawCard,
  // turn/
  kBeginTurn,
  kBeginStep,
  kReinforce,
  kCapturedSets,
  kFortifyFrom,
  kFortifyTo,
  kFortify,
  kExtraCards,
  kDiscard,
  kReplaceLeader,
  kEndTurn,
  // combat/
  kAttackFrom,
  kAttackTo,
  kAttack,
  kDefend,
  kAttackRoll,
  kDefenceRoll,
  kBattleResult,
  kMoveIn,
  kLeaderFollows,
  kAfterConquest,
  // effects/
  kEvent,
  kTurnedEffect,
  kCardQuestion,
  // fellowship/
  kFellowship,
  kFellowshipRoll,
  kFellowshipAnswers,
  kFellowshipOutcome,
  // turn/
  kFinalScore,
  kCount
};

using Step = core::Step<StepKind>;

using StepStack = core::StepStack<StepKind, 24>;

}  // namespace trilogy
