#pragma once

#include <cstdint>

#include "rules/core/decision.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

using core::Decision;

/// What is asked, or what chance decides. Names for JSON and sentences are in
/// names/decision_names.cpp.
enum class DecisionKind : std::uint8_t {
  kNone,
  // Chance: its purpose.
  kDrawFreeCharacter,
  kDrawFreeStrategy,
  kDrawShadowCharacter,
  kDrawShadowStrategy,
  kActionRollFree,
  kActionRollShadow,
  kHuntRoll,
  kHuntRerollRoll,
  kHuntTile,
  kHuntTileDie,
  kRandomCompanion,
  kCombatRollFree,
  kCombatRollShadow,
  kCombatRerollFree,
  kCombatRerollShadow,
  kCardDie,
  kRandomCard,
  kLastChance = kRandomCard,
  // Seats.
  kDiscard,
  kDeclare,
  kFellowshipPhase,
  kGuide,
  kAllocation,
  kChooseDie,
  kRingDie,
  kRingFace,
  kChooseUse,
  kArmyFrom,
  kArmyTo,
  kArmyGroup,
  kAttackFrom,
  kAttackTarget,
  kAttackGroup,
  kSeparateGroup,
  kSeparateTo,
  kCompanionsFrom,
  kCompanionsGroup,
  kCompanionsTo,
  kMinionsFrom,
  kMinionsGroup,
  kMinionsTo,
  kRecruitFigure,
  kRecruitRegion,
  kDiplomacy,
  kMinion,
  kMinionRegion,
  kVoice,
  kGandalfRegion,
  kDrawDeck,
  kHuntReroll,
  kHuntDamage,
  kRevealTo,
  kRevealRoute,
  kWhiteRider,
  kWithdraw,
  kCombatCard,
  kSelfHits,
  kForfeitPoints,
  kForfeitLeadership,
  kSilence,
  kVictim,
  kSacrifice,
  kLeaveField,
  kCasualty,
  kCeaseOrContinue,
  kRetreat,
  kExtendSiege,
  kAdvance,
  kExcess,
  kOfferSwap,
  kAnswerSwap,
  kMergeRegion,
  kAnswerMerge,
  kPlayCard,
  kCardOption,
  kCardRegion,
  kCardFigure,
  kCardNation,
  kAfterCardDraw,
  kRansom,
  kRansomPayment,
  kCardActionDie,
  kCardFromTable,
  kPreventDraw,
  kRedrawTile,
  kLowerDamage,
  kHuntBonus,
  kMoriaTile,
  kLossOfCard,
  kTemptation,
  kScatter,
  kCount
};

/// Starts the question of a seat; R-… is the ruling it comes from.
inline void ask(Decision& decision, core::Seat seat, DecisionKind kind, int ruling) {
  decision.seat = seat;
  decision.kind = byte_of(kind);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}
/// starts a question to chance; `remaining` throws of the batch are to come, this one
/// included.
inline void ask_chance(Decision& decision, DecisionKind purpose, int ruling, int remaining) {
  decision.seat = core::kChance;
  decision.kind = byte_of(purpose);
  decision.remaining = static_cast<std::uint8_t>(remaining);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}

}  // namespace wotr
