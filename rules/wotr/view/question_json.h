#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/wotr/view/view.h"

namespace wotr {

/// What the sentence that asks the pending question may name: regions, null where there is none,
/// and numbers. "form" is "on-the-way" while a group has left one region for another,
/// and says what a card does that asks for a region, a figure or a Nation.
nlohmann::json question_json(const Rules& rules, const View& view);

}  // namespace wotr
