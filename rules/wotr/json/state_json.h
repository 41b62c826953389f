#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// The whole position, as `all` may know it: parse_position() makes the equal state of it at any
/// moment, in the middle of a battle too.
nlohmann::json state_json(const Rules& rules, const State& state);

}  // namespace wotr
