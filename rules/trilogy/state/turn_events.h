#pragma once

#include "rules/trilogy/state/event_fields.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

// The beginning, the turn and its steps, and how the game ends.
namespace trilogy::events {

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
struct Fields<EventKind::kEliminated> {
  Seat seat;
  Seat by;
  static constexpr auto kRow = event_row("eliminated", open("seat"), open("by"));
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

}  // namespace trilogy::events
