#pragma once

#include <string>
#include <vector>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// What can never be: one sentence for each thing that is wrong. Empty for every state that play
/// can reach; positions and saves are refused by it.
std::vector<std::string> broken_invariants(const Rules& rules, const State& state);

}  // namespace wotr
