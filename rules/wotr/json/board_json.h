#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// Everything that lies face up, by the names of the design's section 6.
nlohmann::json board_json(const Rules& rules, const Board& board);

/// "battle" and "inProgress": the action under way.
nlohmann::json battle_json(const Rules& rules, const Board& board);
nlohmann::json progress_json(const Rules& rules, const Board& board);

/// What is still to happen, the next thing first.
nlohmann::json pending_json(const Rules& rules, const StepStack& pending);

}  // namespace wotr
