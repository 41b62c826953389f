#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/view/view.h"

namespace trilogy {

/// What the sentence of the pending question may name: both ends of a way, the territory, the card
/// that asks.
nlohmann::json question_json(const Rules& rules, const View& view);

}  // namespace trilogy
