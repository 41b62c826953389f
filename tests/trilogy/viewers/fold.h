#pragma once

#include "rules/trilogy/state/rules.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {

/// Changes a view, as JSON, by what a masked event tells. Nothing but the event is asked.
void fold(const trilogy::Rules& rules, const json& event, json& view);

/// The parts of a view that events do not tell, taken out of it.
json told_part(json view);

}  // namespace trilogy_tests
