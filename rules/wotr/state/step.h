#pragma once

#include <cstdint>

#include "rules/core/step_stack.h"

namespace wotr {

/// What may stand on the stack of pending steps. A step is either a question (somebody, or chance,
/// decides) or a procedure that runs by itself; flow/step_table.cpp says which, who carries it out,
/// and what it and its fields are called in JSON.
enum class StepKind : std::uint8_t {
  kNone,
  // turn/turn.cpp, cards/draw.cpp
  kBeginPhase,
  kRecover,
  kTurnDraws,
  kDrawCard,
  kDiscardToLimit,
  kOfferSwap,
  kAnswerSwap,
  kHuntAllocation,
  kActionRoll,
  kActionPhase,
  kEndOfActions,
  kVictoryCheck,
  // turn/action_dice.cpp
  kChooseDie,
  kRingDie,
  kRingFace,
  kChooseUse,
  kEndOfAction,
  // fellowship/
  kDeclare,
  kDeclareRoute,
  kFellowshipPhase,
  kChooseGuide,
  kAppointGuide,
  kSeparateGroup,
  kSeparateTo,
  // hunt/
  kHunt,
  kHuntRoll,
  kHuntReroll,
  kHuntRerollRoll,
  kHuntOutcome,
  kDrawTile,
  kTileDie,
  kHuntDamage,
  kRandomCompanion,
  kAfterTile,
  kRevealTo,
  kRevealRoute,
  kStrongholdTiles,
  // armies/armies.cpp
  kMoveArmyFrom,
  kMoveArmyTo,
  kMoveArmyGroup,
  // characters/travellers.cpp: Companions and Minions on their own
  kCompanionsFrom,
  kCompanionsGroup,
  kCompanionsTo,
  kMinionsFrom,
  kMinionsGroup,
  kMinionsTo,
  // politics/muster.cpp, characters/minions.cpp, cards/draw.cpp
  kRecruitFigure,
  kRecruitRegion,
  kDiplomacy,
  kMinion,
  kMinionRegion,
  kVoice,
  kGandalfRegion,
  kDrawDeck,
  // battle/
  kAttackFrom,
  kAttackTarget,
  kAttackGroup,
  kBattle,
  kWhiteRider,
  kRound,
  kWithdraw,
  // combat/
  kCombatCard,
  kRevealCombatCards,
  kCombatMoment,
  kCombatEffect,
  kCombatQuestion,
  // battle/
  kCombatDice,
  kCombatRoll,
  kLeaderReroll,
  kRerollRoll,
  kRoundResult,
  kCasualty,
  kCeaseOrContinue,
  kRetreat,
  kExtendSiege,
  kAdvance,
  kBattleEnd,
  // armies/merging.cpp
  kMergeRegion,
  kAnswerMerge,
  // card_effects/, hunt/
  kPlayCard,
  kCardEffects,
  kCardQuestion,
  kAfterCard,
  kAfterCardDraw,
  kAfterHits,
  kRansom,
  kRansomPayment,
  kUseTableCard,
  kLossOfCard,
  kRandomCard,
  // armies/aftermath.cpp
  kAftermath,
  kExcessUnits,
  // combat/, by option
  kDeclareCombatCards,
  kDeclareCombatCard,
  kCount
};

using Step = core::Step<StepKind>;

/// The first turn of four players needs 27.
using StepStack = core::StepStack<StepKind, 32>;

}  // namespace wotr
