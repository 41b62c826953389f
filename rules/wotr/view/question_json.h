#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/wotr/view/view.h"

namespace wotr {

/// What the sentence that asks the pending question may name: regions, null where there is none,
/// those it is about ("who"), a die's face, numbers. "form" says which of its sentences tells most:
/// "from" where it is known from where somebody goes, "on-the-way" where both ends are, "in-place"
/// where somebody falls or goes, "taken-alive", "past-stronghold" and "revealed";
/// and what a card does that asks for a region, a figure or a Nation.
nlohmann::json question_json(const Rules& rules, const View& view);

}  // namespace wotr
