#pragma once

#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/ids.h"

// The Fellowship on its way.
namespace wotr::events {

/// Or the step on the Mordor Track.
template <>
struct Fields<EventKind::kFellowshipMoved> {
  int progress;
  static constexpr auto kRow = event_row("fellowship-moved", open("progress"));
};

/// A step on the Mordor Track; whether it succeeds, a tile says.
template <>
struct Fields<EventKind::kTrackAttempted> {
  static constexpr auto kRow = event_row("track-attempted");
};

template <>
struct Fields<EventKind::kDeclared> {
  RegionId region;
  static constexpr auto kRow = event_row("declared", open("region"));
};

template <>
struct Fields<EventKind::kRevealed> {
  RegionId region;
  static constexpr auto kRow = event_row("revealed", open("region"));
};

template <>
struct Fields<EventKind::kHidden> {
  static constexpr auto kRow = event_row("hidden");
};

template <>
struct Fields<EventKind::kEnteredMordor> {
  static constexpr auto kRow = event_row("entered-mordor");
};

template <>
struct Fields<EventKind::kGuide> {
  Character character;
  static constexpr auto kRow = event_row("guide", open("character"));
};

template <>
struct Fields<EventKind::kCorruption> {
  int corruption;
  static constexpr auto kRow = event_row("corruption", open("corruption"));
};

/// The figure's after a reveal, or by a card; Progress now.
template <>
struct Fields<EventKind::kFellowshipPlaced> {
  RegionId region;
  int progress;
  static constexpr auto kRow = event_row("fellowship-placed", open("region"), open("progress"));
};

}  // namespace wotr::events
