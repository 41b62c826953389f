#pragma once

#include <cstdint>

#include "rules/core/event.h"
#include "rules/core/schema.h"
#include "rules/core/seat.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

/// What is reported. What each kind tells, to whom and under which name, stands once, in the
/// file of its subject (…_events.h).
enum class EventKind : std::uint8_t {
  kNone,
  kTurnBegan,
  kPhaseBegan,
  kFigures,
  kLeading,
  kCardDrawn,
  kCardDiscarded,
  kSwapOffered,
  kCardsSwapped,
  kCardPlayed,
  kCardLeft,
  kCardTarget,
  kCardDie,
  kCardUsed,
  kTileAdded,
  kTileRemoved,
  kDieChanged,
  kDeclined,
  kMerged,
  kHuntAllocated,
  kActing,
  kActionDie,
  kDieUsed,
  kDieSkipped,
  kPassed,
  kRingUsed,
  kRingSpent,
  kDieToHuntBox,
  kPolitics,
  kActivated,
  kFellowshipMoved,
  kTrackAttempted,
  kDeclared,
  kRevealed,
  kHidden,
  kEnteredMordor,
  kGuide,
  kCorruption,
  kHuntDie,
  kHuntTile,
  kTileDiscarded,
  kTilePutBack,
  kPoolRefilled,
  kHuntDamage,
  kBattleBegan,
  kRearguard,
  kNazgulCancelled,
  kRound,
  kWithdrew,
  kCombatCardDeclared,
  kCombatCardLaid,
  kCombatCard,
  kCardCancelled,
  kSilenced,
  kForfeited,
  kCardHits,
  kHitsCancelled,
  kCombatDie,
  kHits,
  kBattleEnded,
  kCeased,
  kCaptured,
  kSiegeBegan,
  kSiegeEnded,
  kFellowshipPlaced,
  kWon,
  kCount
};

constexpr bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == byte_of(kind);
}

/// The rows of all kinds, in their order.
core::Schema event_schema();

/// The event as this viewer may know it: hidden arguments become core::kHiddenArgument.
core::Event mask(const core::Event& event, core::Viewer viewer);

/// The event shows some seat what it did not know.
bool reveals(const core::Event& event);

}  // namespace wotr
