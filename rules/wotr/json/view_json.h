#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/wotr/view/view.h"

namespace wotr {

/// The position with the same names as state_json; cards that the viewer may not know are counted
/// by deck: {"hidden": {"character": 2, "strategy": 1}}.
nlohmann::json view_json(const Rules& rules, const View& view);

}  // namespace wotr
