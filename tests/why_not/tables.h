#pragma once

#include <nlohmann/json.hpp>

#include "rules/wotr/state/rules.h"

namespace intents {

/// The shipped data under these options; kept for the whole run.
const wotr::Rules& tables(const nlohmann::json& options);

/// The profile of the guide book, for this many players.
nlohmann::json guide_options(int players);

}  // namespace intents
