#pragma once

#include <cstdint>

#include "rules/core/event.h"
#include "rules/wotr/board.h"

namespace wotr {

/// Why figures moved.
enum class Cause : std::uint8_t {
  kMove,
  kAdvance,
  kRetreat,
  kSiege,
  kSiegeLifted,
  kSeparated,
  kRecruited,
  kCasualty,
  kReduced,
  kExcess,
  kLeaderless,
  kEntered,
  kReplaced,
  kHunt,
  kTakenAlive,
  kRejoined,  ///< R-158, by option
  kCount
};

/// The row of the event schema (schema.cpp) with the same place names the arguments.
enum class EventKind : std::uint8_t {
  kNone,
  kTurnBegan,        ///< turn
  kPhaseBegan,       ///< phase
  kFigures,          ///< figure, amount, from, to, cause
  kCardDrawn,        ///< side, deck, card (hidden from the other side)
  kCardDiscarded,    ///< side, deck, card (hidden from the other side)
  kHuntAllocated,    ///< amount
  kActionDie,        ///< side, face
  kDieUsed,          ///< side, face, use
  kDieSkipped,       ///< side, face
  kPassed,           ///< side
  kRingUsed,         ///< side, from face, to face
  kPolitics,         ///< nation, step
  kActivated,        ///< nation
  kFellowshipMoved,  ///< progress, or step on the Track
  kDeclared,         ///< region
  kRevealed,         ///< region
  kHidden,
  kEnteredMordor,
  kGuide,             ///< character
  kCorruption,        ///< amount now
  kHuntDie,           ///< value, success
  kHuntTile,          ///< tile
  kHuntDamage,        ///< damage
  kBattleBegan,       ///< side, from, to, battle kind
  kRound,             ///< round
  kCombatDie,         ///< side, value, hit, reroll
  kHits,              ///< side, amount
  kBattleEnded,       ///< region
  kCeased,            ///< side
  kCaptured,          ///< region, side, control changed back
  kSiegeBegan,        ///< region
  kSiegeEnded,        ///< region
  kFellowshipPlaced,  ///< region: the figure's after a reveal; Progress is 0
  kWon,               ///< side, victory
  kCount
};

}  // namespace wotr
