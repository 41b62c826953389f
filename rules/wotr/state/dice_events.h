#pragma once

#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/team_layout.h"

// Action dice and Elven Rings.
namespace wotr::events {

template <>
struct Fields<EventKind::kDieChanged> {
  Side side;
  DieFace face;
  DieFace new_face;
  static constexpr auto kRow =
      event_row("die-changed", open("side"), open("face"), open("newFace"));
};

template <>
struct Fields<EventKind::kActionDie> {
  Side side;
  DieFace face;
  static constexpr auto kRow = event_row("action-die", open("side"), open("face"));
};

template <>
struct Fields<EventKind::kDieUsed> {
  Seat seat;
  DieFace face;
  Use use;
  static constexpr auto kRow = event_row("die-used", open("seat"), open("face"), open("use"));
};

template <>
struct Fields<EventKind::kDieSkipped> {
  Seat seat;
  DieFace face;
  static constexpr auto kRow = event_row("die-skipped", open("seat"), open("face"));
};

template <>
struct Fields<EventKind::kRingUsed> {
  Seat seat;
  DieFace face;
  DieFace new_face;
  static constexpr auto kRow = event_row("ring-used", open("seat"), open("face"), open("newFace"));
};

/// To be rid of a card on the table.
template <>
struct Fields<EventKind::kRingSpent> {
  Seat seat;
  static constexpr auto kRow = event_row("ring-spent", open("seat"));
};

/// The die that moved the Fellowship.
template <>
struct Fields<EventKind::kDieToHuntBox> {
  Side side;
  static constexpr auto kRow = event_row("die-to-hunt-box", open("side"));
};

}  // namespace wotr::events
