#pragma once

#include "game/table/facts.h"
#include "rules/core/event.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// The fields of the event, and of figures the Nation and what they are ("units", "companion",
/// "minion"), of a Settlement that is captured what it is.
table::Facts facts_of(const wotr::Rules& rules, const core::Event& event);

}  // namespace wotr_table
