#pragma once

#include "game/table/facts.h"
#include "rules/core/event.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// The fields of the event, the side of its seat ("good", "evil"), and whether a stronghold is
/// conquered.
table::Facts facts_of(const trilogy::Rules& rules, const core::Event& event);

}  // namespace trilogy_table
