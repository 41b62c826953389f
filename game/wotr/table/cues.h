#pragma once

#include <span>

#include "game/table/pieces/cues.h"
#include "rules/core/event.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// What there is to see of the events beside the pieces that stand elsewhere after them.
table::Cues cues_of(const wotr::Rules& rules, std::span<const core::Event> events);

}  // namespace wotr_table
