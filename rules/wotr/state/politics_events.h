#pragma once

#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/ids.h"

// The Political Track.
namespace wotr::events {

template <>
struct Fields<EventKind::kPolitics> {
  Nation nation;
  int step;
  static constexpr auto kRow = event_row("politics", open("nation"), open("step"));
};

template <>
struct Fields<EventKind::kActivated> {
  Nation nation;
  static constexpr auto kRow = event_row("activated", open("nation"));
};

}  // namespace wotr::events
