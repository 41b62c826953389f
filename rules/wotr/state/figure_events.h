#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/event_fields.h"

// Figures that change places, and what follows for Settlements.
namespace wotr::events {

template <>
struct Fields<EventKind::kFigures> {
  Figure figure;
  int amount;
  Place from;
  Place to;
  Cause cause;
  static constexpr auto kRow =
      event_row("figures", open("figure"), open("amount"), open("from"), open("to"), open("cause"));
};

/// A mixed Army.
template <>
struct Fields<EventKind::kMerged> {
  RegionId region;
  static constexpr auto kRow = event_row("merged", open("region"));
};

template <>
struct Fields<EventKind::kCaptured> {
  RegionId region;
  Side side;
  bool recaptured;
  static constexpr auto kRow =
      event_row("captured", open("region"), open("side"), open("recaptured"));
};

}  // namespace wotr::events
