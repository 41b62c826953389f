#pragma once

#include <vector>

#include "rules/wotr/state/state.h"

namespace screen {

/// Positions of two players with a question that random games hardly ever ask.
std::vector<wotr::State> rare_positions();

}  // namespace screen
