#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy {

/// A position is JSON of the names of the design's section 11. What is not said is as it is after
/// the standard set-up, or worked out: cards that are not named are in their decks, Leaders that do
/// not stand on the board are in the supply. A position without "pending" starts at its phase, in a
/// turn at its step.
///
/// An Error is one sentence with the field and the reason.
base::Result<State> parse_position(const Rules& rules, const nlohmann::json& position);

}  // namespace trilogy
