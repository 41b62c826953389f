#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/event_fields.h"

// The turn, its phases and how the game ends.
namespace wotr::events {

template <>
struct Fields<EventKind::kNone> {
  static constexpr auto kRow = event_row("none");
};

template <>
struct Fields<EventKind::kTurnBegan> {
  int turn;
  static constexpr auto kRow = event_row("turn-began", open("turn"));
};

template <>
struct Fields<EventKind::kPhaseBegan> {
  Phase phase;
  static constexpr auto kRow = event_row("phase-began", open("phase"));
};

/// Has the token of its side.
template <>
struct Fields<EventKind::kLeading> {
  Seat seat;
  static constexpr auto kRow = event_row("leading", open("seat"));
};

/// Whose action it is, and who has had his own just now, or nobody.
template <>
struct Fields<EventKind::kActing> {
  Seat seat;
  Seat after;
  static constexpr auto kRow = event_row("acting", open("seat"), open("after"));
};

template <>
struct Fields<EventKind::kPassed> {
  Seat seat;
  static constexpr auto kRow = event_row("passed", open("seat"));
};

/// The seat that did best of a team, or nobody.
template <>
struct Fields<EventKind::kWon> {
  Side side;
  Victory victory;
  Seat best;
  static constexpr auto kRow = event_row("won", open("side"), open("victory"), open("best"));
};

}  // namespace wotr::events
