#pragma once

#include "rules/trilogy/state/event_fields.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

// Territories, battalions and Leaders.
namespace trilogy::events {

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
struct Fields<EventKind::kFortifiesAdded> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("fortifies-added", open("seat"), open("count"));
};

}  // namespace trilogy::events
