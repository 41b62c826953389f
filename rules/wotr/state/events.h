#pragma once

// Every kind of event, for who reports, counts or tells of all.
#include "rules/wotr/state/battle_events.h"
#include "rules/wotr/state/card_events.h"
#include "rules/wotr/state/dice_events.h"
#include "rules/wotr/state/fellowship_events.h"
#include "rules/wotr/state/figure_events.h"
#include "rules/wotr/state/hunt_events.h"
#include "rules/wotr/state/politics_events.h"
#include "rules/wotr/state/turn_events.h"

namespace wotr {

/// A kind of event that has no fields; another does not compile.
using BareEvent = core::BareKind<EventKind, events::Fields>;

}  // namespace wotr
