#pragma once

#include <span>

#include "game/table/pieces/cues.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// What there is to see of the events beside the pieces that stand elsewhere after them.
table::Cues cues_of(const trilogy::Rules& rules, std::span<const core::Event> events);

}  // namespace trilogy_table
