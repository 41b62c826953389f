#pragma once

#include "rules/trilogy/state/event_fields.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

// The Fellowship on its way.
namespace trilogy::events {

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

}  // namespace trilogy::events
