#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/view/view.h"

namespace trilogy {

nlohmann::json view_json(const Rules& rules, const View& view);
/// Everything, with what is pending: parse_position() reads it again.
nlohmann::json state_json(const Rules& rules, const State& state);

}  // namespace trilogy
