#pragma once

#include <array>
#include <cstdint>

namespace wotr {

/// What may stand on the stack of pending steps. A step is either a question (somebody, or chance,
/// decides) or a procedure that runs by itself; step_table.cpp says which, and who carries it out.
enum class StepKind : std::uint8_t {
  kNone,
  // turn.cpp
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
  // action_dice.cpp
  kChooseDie,
  kRingDie,
  kRingFace,
  kChooseUse,
  kEndOfAction,
  // fellowship.cpp, guide.cpp, separation.cpp
  kDeclare,
  kDeclareRoute,
  kFellowshipPhase,
  kChooseGuide,
  kAppointGuide,
  kSeparateGroup,
  kSeparateTo,
  // hunt.cpp, hunt_damage.cpp, reveal.cpp
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
  // armies.cpp
  kMoveArmyFrom,
  kMoveArmyTo,
  kMoveArmyGroup,
  // travellers.cpp: Companions and Minions on their own
  kCompanionsFrom,
  kCompanionsGroup,
  kCompanionsTo,
  kMinionsFrom,
  kMinionsGroup,
  kMinionsTo,
  // muster.cpp, minions.cpp, characters.cpp
  kRecruitFigure,
  kRecruitRegion,
  kDiplomacy,
  kMinion,
  kMinionRegion,
  kVoice,
  kGandalfRegion,
  kDrawDeck,
  // battle.cpp, attack.cpp
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
  // battle.cpp
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
  // mixed_armies.cpp
  kMergeRegion,
  kAnswerMerge,
  // cards/
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
  // aftermath.cpp
  kAftermath,
  kExcessUnits,
  kCount
};

/// One pending step and its arguments.
struct Step {
  StepKind kind = StepKind::kNone;
  std::array<std::uint8_t, 7> args{};

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

}  // namespace wotr
