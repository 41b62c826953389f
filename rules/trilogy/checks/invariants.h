#pragma once

#include <string>
#include <vector>

#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy {

/// What can never be, one sentence each; empty for every state that play can reach.
std::vector<std::string> broken_invariants(const Rules& rules, const State& state);

}  // namespace trilogy
