#pragma once

#include <cassert>
#include <cstdint>

#include "rules/core/argument_bytes.h"
#include "rules/core/event_table.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

/// What is reported. What each kind tells, to whom and under which name stands below, once.
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

// One struct for each kind: what it tells, and its row: its name in JSON, and of each field its
// name and who may know it (rules/core/event_table.h has the words for that).
namespace events {

using core::event_row;
using core::learnt_by;
using core::open;
using core::shown;
using core::turned_up;

template <EventKind>
struct Fields;

template <>
struct Fields<EventKind::kNone> {
  static constexpr auto kRow = event_row("none");
};

template <>
struct Fields<EventKind::kPhaseBegan> {
  Phase phase;
  static constexpr auto kRow = event_row("phase-began", open("phase"));
};

/// The 255th and every later turn say 255.
template <>
struct Fields<EventKind::kTurnBegan> {
  Seat seat;
  int turn;
  static constexpr auto kRow = event_row("turn-began", open("seat"), open("turn"));
};

template <>
struct Fields<EventKind::kStepBegan> {
  TurnStep step;
  static constexpr auto kRow = event_row("step-began", open("step"));
};

template <>
struct Fields<EventKind::kDealt> {
  Seat seat;
  Territory territory;
  static constexpr auto kRow = event_row("dealt", open("seat"), open("territory"));
};

/// One of the throws that tell who begins, or wins.
template <>
struct Fields<EventKind::kDie> {
  Seat seat;
  RollOff why;
  int value;
  static constexpr auto kRow = event_row("die", open("seat"), open("why"), open("value"));
};

template <>
struct Fields<EventKind::kRollOffWon> {
  Seat seat;
  RollOff why;
  static constexpr auto kRow = event_row("roll-off-won", open("seat"), open("why"));
};

template <>
struct Fields<EventKind::kClaimed> {
  Seat seat;
  Territory territory;
  static constexpr auto kRow = event_row("claimed", open("seat"), open("territory"));
};

/// So many battalions more are to be placed in this step.
template <>
struct Fields<EventKind::kToPlace> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("to-place", open("seat"), open("count"));
};

template <>
struct Fields<EventKind::kPlaced> {
  Seat seat;
  Territory territory;
  int count;
  Cause cause;
  static constexpr auto kRow =
      event_row("placed", open("seat"), open("territory"), open("count"), open("cause"));
};

template <>
struct Fields<EventKind::kLost> {
  Seat seat;
  Territory territory;
  int count;
  Cause cause;
  static constexpr auto kRow =
      event_row("lost", open("seat"), open("territory"), open("count"), open("cause"));
};

template <>
struct Fields<EventKind::kMoved> {
  Seat seat;
  Territory from;
  Territory to;
  int count;
  Cause cause;
  static constexpr auto kRow =
      event_row("moved", open("seat"), open("from"), open("to"), open("count"), open("cause"));
};

template <>
struct Fields<EventKind::kLeaderPlaced> {
  Seat seat;
  Territory territory;
  Cause cause;
  static constexpr auto kRow =
      event_row("leader-placed", open("seat"), open("territory"), open("cause"));
};

template <>
struct Fields<EventKind::kLeaderMoved> {
  Seat seat;
  Territory from;
  Territory to;
  Cause cause;
  static constexpr auto kRow =
      event_row("leader-moved", open("seat"), open("from"), open("to"), open("cause"));
};

/// Back to its supply (T-030).
template <>
struct Fields<EventKind::kLeaderLost> {
  Seat seat;
  Territory territory;
  static constexpr auto kRow = event_row("leader-lost", open("seat"), open("territory"));
};

template <>
struct Fields<EventKind::kCardDrawn> {
  Seat seat;
  Deck deck;
  CardId card;
  static constexpr auto kRow =
      event_row("card-drawn", open("seat"), open("deck"), learnt_by("card", "seat"));
};

/// From the top of its deck, for all to see.
template <>
struct Fields<EventKind::kCardTurned> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-turned", open("seat"), turned_up("card"));
};

/// All that were turned over.
template <>
struct Fields<EventKind::kTurnedDiscarded> {
  static constexpr auto kRow = event_row("turned-discarded");
};

/// They go back into their deck.
template <>
struct Fields<EventKind::kTurnedBack> {
  static constexpr auto kRow = event_row("turned-back");
};

template <>
struct Fields<EventKind::kLooked> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("looked", open("seat"), learnt_by("card", "seat"));
};

template <>
struct Fields<EventKind::kDiscarded> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("discarded", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kTurnedIn> {
  Seat seat;
  CardId one;
  CardId two;
  CardId three;
  int value;
  static constexpr auto kRow = event_row("turned-in", open("seat"), shown("one"), shown("two"),
                                         shown("three"), open("value"));
};

template <>
struct Fields<EventKind::kCardPlayed> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-played", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kMissionDone> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("mission-done", open("seat"), shown("card"));
};

/// A secret territory card, which is then discarded.
template <>
struct Fields<EventKind::kCardShown> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-shown", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kCardCaptured> {
  Seat seat;
  Seat from;
  CardId card;
  static constexpr auto kRow =
      event_row("card-captured", open("seat"), open("from"), learnt_by("card", "seat", "from"));
};

/// Its discards are the deck.
template <>
struct Fields<EventKind::kReshuffled> {
  Deck deck;
  static constexpr auto kRow = event_row("reshuffled", open("deck"));
};

template <>
struct Fields<EventKind::kInvasionsBarred> {
  Seat seat;
  Territory territory;
  static constexpr auto kRow = event_row("invasions-barred", open("seat"), open("territory"));
};

template <>
struct Fields<EventKind::kBridgeClosed> {
  Seat seat;
  Bridge bridge;
  static constexpr auto kRow = event_row("bridge-closed", open("seat"), open("bridge"));
};

template <>
struct Fields<EventKind::kSeaToll> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("sea-toll", open("seat"), open("count"));
};

/// What it brought until its next turn is over.
template <>
struct Fields<EventKind::kLastingEnded> {
  Seat seat;
  static constexpr auto kRow = event_row("lasting-ended", open("seat"));
};

/// Its next invasion may cross a range.
template <>
struct Fields<EventKind::kMountainsOpen> {
  Seat seat;
  static constexpr auto kRow = event_row("mountains-open", open("seat"));
};

template <>
struct Fields<EventKind::kInvasionBegan> {
  Seat seat;
  Territory from;
  Territory to;
  static constexpr auto kRow = event_row("invasion-began", open("seat"), open("from"), open("to"));
};

template <>
struct Fields<EventKind::kSourceChanged> {
  Seat seat;
  Territory from;
  Territory to;
  static constexpr auto kRow = event_row("source-changed", open("seat"), open("from"), open("to"));
};

template <>
struct Fields<EventKind::kStrongholdCancelled> {
  Territory territory;
  static constexpr auto kRow = event_row("stronghold-cancelled", open("territory"));
};

template <>
struct Fields<EventKind::kAttackBonus> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("attack-bonus", open("seat"), open("count"));
};

template <>
struct Fields<EventKind::kBattleBegan> {
  Seat seat;
  Territory from;
  Territory to;
  int dice;
  static constexpr auto kRow =
      event_row("battle-began", open("seat"), open("from"), open("to"), open("dice"));
};

template <>
struct Fields<EventKind::kDefended> {
  Seat seat;
  Territory territory;
  int dice;
  static constexpr auto kRow = event_row("defended", open("seat"), open("territory"), open("dice"));
};

template <>
struct Fields<EventKind::kBattleDie> {
  Seat seat;
  bool attacks;
  int value;
  static constexpr auto kRow =
      event_row("battle-die", open("seat"), open("attacks"), open("value"));
};

/// The two dice of a rank, after all bonuses (T-028).
template <>
struct Fields<EventKind::kBattleScore> {
  int attack;
  int defence;
  static constexpr auto kRow = event_row("battle-score", open("attack"), open("defence"));
};

template <>
struct Fields<EventKind::kConquered> {
  Seat seat;
  Territory territory;
  Seat from;
  static constexpr auto kRow =
      event_row("conquered", open("seat"), open("territory"), open("from"));
};

template <>
struct Fields<EventKind::kInvasionEnded> {
  Territory territory;
  static constexpr auto kRow = event_row("invasion-ended", open("territory"));
};

template <>
struct Fields<EventKind::kFortifiesAdded> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("fortifies-added", open("seat"), open("count"));
};

template <>
struct Fields<EventKind::kEliminated> {
  Seat seat;
  Seat by;
  static constexpr auto kRow = event_row("eliminated", open("seat"), open("by"));
};

template <>
struct Fields<EventKind::kFellowshipDie> {
  int value;
  static constexpr auto kRow = event_row("fellowship-die", open("value"));
};

template <>
struct Fields<EventKind::kRollChanged> {
  Seat seat;
  Change by;
  static constexpr auto kRow = event_row("roll-changed", open("seat"), open("by"));
};

template <>
struct Fields<EventKind::kRollRequired> {
  Territory territory;
  static constexpr auto kRow = event_row("roll-required", open("territory"));
};

template <>
struct Fields<EventKind::kFellowshipHeld> {
  Territory territory;
  static constexpr auto kRow = event_row("fellowship-held", open("territory"));
};

template <>
struct Fields<EventKind::kFellowshipMoved> {
  Territory from;
  Territory to;
  static constexpr auto kRow = event_row("fellowship-moved", open("from"), open("to"));
};

template <>
struct Fields<EventKind::kFellowshipStayed> {
  Territory territory;
  static constexpr auto kRow = event_row("fellowship-stayed", open("territory"));
};

template <>
struct Fields<EventKind::kRingDestroyed> {
  static constexpr auto kRow = event_row("ring-destroyed");
};

template <>
struct Fields<EventKind::kScored> {
  Seat seat;
  int points;
  static constexpr auto kRow = event_row("scored", open("seat"), open("points"));
};

template <>
struct Fields<EventKind::kWon> {
  Seat seat;
  Victory victory;
  static constexpr auto kRow = event_row("won", open("seat"), open("victory"));
};

}  // namespace events

template <EventKind kind>
using EventFields = events::Fields<kind>;

/// What an event of this kind tells: `const auto drawn = fields_of<EventKind::kCardDrawn>(event)`.
template <EventKind kind>
constexpr EventFields<kind> fields_of(const core::Event& event) {
  assert(event.kind == byte_of(kind));
  return core::from_bytes<EventFields<kind>>(event.args);
}

template <EventKind kind>
constexpr core::Event event_of(const EventFields<kind>& fields) {
  return core::record_of<core::Event>(kind, fields);
}

/// A kind of event that has no fields; another does not compile.
using BareEvent = core::BareKind<EventKind, events::Fields>;

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
