#pragma once

// Every kind of event, for who reports, counts or tells of all.
#include "rules/trilogy/state/army_events.h"
#include "rules/trilogy/state/card_events.h"
#include "rules/trilogy/state/fellowship_events.h"
#include "rules/trilogy/state/invasion_events.h"
#include "rules/trilogy/state/turn_events.h"

namespace trilogy {

/// A kind of event that has no fields; another does not compile.
using BareEvent = core::BareKind<EventKind, events::Fields>;

}  // namespace trilogy
