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
  kCardsSwapped,     ///< seat, teammate, card of each (hidden from the others), deck of each
  kCardPlayed,       ///< seat, card
  kCardLeft,         ///< card: leaves the table, or the hand of a seat, in the open; seat or nobody
  kCardTarget,       ///< card, region: of the Army that it strikes
  kCardDie,          ///< card, value, success
  kCardUsed,         ///< seat, card: gives it up for its effect
  kTileAdded,        ///< tile: a special one comes into play
  kTileRemoved,      ///< tile: out of the game for good
  kDieChanged,       ///< side, from face, to face
  kDeclined,         ///< seat: no swap, no mixed Army
  kMerged,           ///< region: a mixed Army
  kHuntAllocated,    ///< amount
  kActing,           ///< seat: whose action it is; seat that has had its own, or nobody
  kActionDie,        ///< side, face
  kDieUsed,          ///< seat, face, use
  kDieSkipped,       ///< seat, face
  kPassed,           ///< seat
  kRingUsed,         ///< seat, from face, to face
  kRingSpent,        ///< seat: to be rid of a card on the table
  kDieToHuntBox,     ///< side: the die that moved the Fellowship
  kPolitics,         ///< nation, step
  kActivated,        ///< nation
  kFellowshipMoved,  ///< progress, or step on the Track
  kTrackAttempted,   ///< a step on the Mordor Track; whether it succeeds, a tile says
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
  kPoolRefilled,      ///< it was empty: the standard tiles drawn are back (R-142)
  kHuntDamage,        ///< damage
  kBattleBegan,       ///< side, from, to, battle kind
  kRearguard,         ///< figure, amount: stay out of the battle
  kNazgulCancelled,   ///< by the White Rider, at the price of his Leadership (R-107)
  kRound,             ///< round
  kWithdrew,          ///< side: from the field into its Stronghold
  kCombatCardLaid,    ///< seat, side and deck, card (hidden from the others)
  kCombatCard,        ///< seat, card, its lower half: revealed
  kCardCancelled,     ///< card
  kSilenced,          ///< character: without Leadership in this round; without abilities too
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
  kFellowshipPlaced,  ///< region: the figure's after a reveal, or by a card; Progress now
  kWon,               ///< side, victory, seat that did best of a team or nobody (R-315)
  kCount
};

}  // namespace wotr
