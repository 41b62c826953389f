#pragma once

#include <cassert>

#include "rules/core/argument_bytes.h"
#include "rules/core/event_table.h"
#include "rules/trilogy/state/event_kind.h"

namespace trilogy {

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

}  // namespace trilogy
