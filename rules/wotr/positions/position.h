#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// A position is the standard set-up with some fields replaced, by the names of the design's
/// section 6. What is not said is worked out: figures that are not placed are reinforcements, cards
/// that are not named are in their decks (discarded if their Hunt tile is in play), Companions that
/// are nowhere else are gone if "companions" is named and in the Fellowship if not. A position
/// without "pending" starts at its phase.
///
/// An Error is one sentence with the field and the reason.
base::Result<State> parse_position(const Rules& rules, const nlohmann::json& position);

}  // namespace wotr
