#pragma once

#include <cstdint>

#include "rules/core/refusal.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

/// Why something may not be done. The row of the refusal schema (json/refusal_schema.cpp) with the
/// same place names the arguments.
enum class Reason : std::uint8_t {
  kNone,
  kNotOffered,  ///< core::kNotOffered
  kGameOver,
  kChanceDecides,
  kNotYourDecision,  ///< seat
  kFinishFirst,      ///< what is being asked has to be answered before anything new
  kNotThisPhase,     ///< phase
  kNoSuchDie,        ///< face
  kNoDice,
  kDieCannot,    ///< face, use
  kNoDieFor,     ///< use
  kNotYourSide,  ///< side
  kCannotPass,
  kNoRing,
  kRingUsed,
  kRingFace,  ///< face
  kNoCards,
  kWrongDie,       ///< face, card
  kNotYourCard,    ///< card
  kCardCondition,  ///< card: what it asks for is not there
  kEmptyDecks,
  kNotInHand,       ///< card
  kNoArmy,          ///< region
  kNotAdjacent,     ///< from, to
  kNoArmyBeside,    ///< region
  kMovedAlready,    ///< region
  kEnemyThere,      ///< region
  kNobodyToAttack,  ///< region
  kBorder,          ///< nation, region
  kNeedsLeader,     ///< region
  kNoneAtWar,       ///< region
  kNeedsUnit,
  kLonelyLeader,    ///< region
  kNonBelligerent,  ///< nation, region
  kShutIn,          ///< region
  kStaysBehind,     ///< nation
  kGuardsLeader,    ///< region
  kRevealed,
  kAlreadyHidden,
  kProgressFull,
  kOnTrack,
  kNotAtMordorsGates,
  kDeclarationOver,
  kHavenClosed,  ///< region
  kCasualtyTaken,
  kNobodyToLose,
  kNoGuideAbility,  ///< character
  kNotDeclared,
  kNotInFellowship,  ///< character
  kNobodySeparates,
  kNotOnMap,  ///< character
  kNoTravellers,
  kCannotMove,    ///< character
  kTooFar,        ///< from, to
  kPassive,       ///< nation
  kAlreadyAtWar,  ///< nation
  kNoDiplomacy,
  kDeafToDiplomacy,    ///< nation: a card on the table
  kNotAtWar,           ///< nation
  kNoneLeft,           ///< figure
  kNotASettlement,     ///< region
  kForeignSettlement,  ///< region, nation
  kNotFree,            ///< region
  kSauronStrongholds,  ///< region
  kLeaderNeedsUnit,    ///< region
  kNothingToRecruit,
  kSecondRecruit,
  kInPlay,       ///< character
  kNotReady,     ///< character: the conditions of his entry do not hold
  kCannotEnter,  ///< character, region
  kNoVoice,
  kMessengerUsed,
  kNoAbility,
  kNothingToDo,      ///< use
  kTeammatesArmy,    ///< region
  kTeammatesNation,  ///< nation
  kTeammatesMinion,  ///< character
  kNotController,    ///< region
  kOnlyRohanLeads,
  kActedJustNow,        ///< region
  kNationActedJustNow,  ///< nation
  kNothingToMerge,
  kLosesControl,  ///< region
  kTooMuchPending,
  kNoPartOfIt,          ///< the intent says something that is not asked with it
  kNotThere,            ///< figure, region
  kNoneThere,           ///< nation, region
  kNobodyThere,         ///< region: nobody there who could travel
  kAlreadyThere,        ///< region: all who could travel stand there
  kClosed,              ///< region: by a card on the table
  kTeammatesFigures,    ///< figure, region
  kTeammatesCompanion,  ///< character: only the teammate moves him
  kForeignNazgul,       ///< region: those there do not lead its Army
  kByNoCard,            ///< what the intent says is nothing that a card in hand does
  kNotByThisCard,       ///< card: what the intent says is nothing that the card does
  kCount
};

inline bool is(const core::Refusal& refusal, Reason reason) {
  return refusal.reason == static_cast<std::uint8_t>(reason);
}
inline core::Refusal refuse(Reason reason, int ruling) {
  return {static_cast<std::uint8_t>(reason), {}, {static_cast<std::uint16_t>(ruling)}};
}
template <class... Args>
core::Refusal refuse(Reason reason, int ruling, Args... args) {
  return {static_cast<std::uint8_t>(reason),
          {static_cast<std::uint8_t>(args)...},
          {static_cast<std::uint16_t>(ruling)}};
}

}  // namespace wotr
