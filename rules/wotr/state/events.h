#pragma once

#include <cstdint>

#include "rules/core/event.h"
#include "rules/wotr/state/board.h"

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
  kRejoined,      ///< R-158, by option
  kCard,          ///< lost by a card
  kLeftInMordor,  ///< R-093: leaves the game
  kCount
};

/// The row of the event schema (json/event_schema.cpp) with the same place names the arguments.
enum class EventKind : std::uint8_t {
  kNone,
  kTurnBegan,        ///< turn
  kPhaseBegan,       ///< phase
  kFigures,          ///< figure, amount, from, to, cause
  kLeading,          ///< seat: has the token of its side (R-301)
  kCardDrawn,        ///< seat, side and deck, card (hidden from the others)
  kCardDiscarded,    ///< seat, side and deck, card (hidden from the others)
  kSwapOffered,      ///< seat
  kCardsSwapped,     ///< seat, teammate, card of each (hidden from the others)
  kCardPlayed,       ///< seat, card
  kCardLeft,         ///< card: leaves the table, or is discarded from a hand in the open
  kCardTarget,       ///< card, region: of the Army that it strikes
  kCardDie,          ///< card, value, success
  kCardUsed,         ///< seat, card: gives it up for its effect
  kTileAdded,        ///< tile: a special one comes into play
  kTileRemoved,      ///< tile: out of the game for good
  kDieChanged,       ///< side, from face, to face
  kDeclined,         ///< seat: no swap, no mixed Army
  kMerged,           ///< region: a mixed Army
  kHuntAllocated,    ///< amount
  kActionDie,        ///< side, face
  kDieUsed,          ///< seat, face, use
  kDieSkipped,       ///< seat, face
  kPassed,           ///< seat
  kRingUsed,         ///< seat, from face, to face
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
  kTileDiscarded,     ///< tile: without effect (R-145)
  kTilePutBack,       ///< tile: drawn, but another was used instead
  kHuntDamage,        ///< damage
  kBattleBegan,       ///< side, from, to, battle kind
  kRound,             ///< round
  kCombatCardLaid,    ///< seat, side and deck, card (hidden from the others)
  kCombatCard,        ///< seat, card, its lower half: revealed
  kCardCancelled,     ///< card
  kSilenced,          ///< character: without Leadership in this round
  kForfeited,         ///< side, points of Leadership
  kCardHits,          ///< card, side that is hit, amount
  kHitsCancelled,     ///< card, side that is spared, amount
  kCombatDie,         ///< side, value, hit, reroll
  kHits,              ///< side, amount
  kBattleEnded,       ///< region
  kCeased,            ///< side
  kCaptured,          ///< region, side, control changed back
  kSiegeBegan,        ///< region
  kSiegeEnded,        ///< region
  kFellowshipPlaced,  ///< region: the figure's after a reveal; Progress is 0
  kWon,               ///< side, victory, seat that did best of a team or nobody (R-315)
  kCount
};

}  // namespace wotr
