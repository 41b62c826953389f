#pragma once

#include <cstdint>

#include "rules/core/event.h"
#include "rules/core/schema.h"
#include "rules/core/seat.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

/// What is reported. What each kind tells, to whom and under which name, stands once, in the
/// file of its subject (…_events.h).
enum class EventKind : std::uint8_t {
  kNone,
  kPhaseBegan,
  kTurnBegan,
  kStepBegan,
  kDealt,
  kDie,
  kRollOffWon,
  kClaimed,
  kToPlace,
  kPlaced,
  kLost,
  kMoved,
  kLeaderPlaced,
  kLeaderMoved,
  kLeaderLost,
  kCardDrawn,
  kCardTurned,
  kTurnedDiscarded,
  kTurnedBack,
  kLooked,
  kDiscarded,
  kTurnedIn,
  kCardPlayed,
  kMissionDone,
  kCardShown,
  kCardCaptured,
  kReshuffled,
  kInvasionsBarred,
  kBridgeClosed,
  kSeaToll,
  kLastingEnded,
  kMountainsOpen,
  kInvasionBegan,
  kSourceChanged,
  kStrongholdCancelled,
  kAttackBonus,
  kBattleBegan,
  kDefended,
  kBattleDie,
  kBattleScore,
  kConquered,
  kInvasionEnded,
  kFortifiesAdded,
  kEliminated,
  kFellowshipDie,
  kRollChanged,
  kRollRequired,
  kFellowshipHeld,
  kFellowshipMoved,
  kFellowshipStayed,
  kRingDestroyed,
  kScored,
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

}  // namespace trilogy
