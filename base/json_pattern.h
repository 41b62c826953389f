#pragma once

#include <nlohmann/json_fwd.hpp>

namespace base {

/// Whether a value is as a pattern says. An object fits if it has all fields that the pattern
/// names, and each fits; {"atLeast": 3} and {"atMost": 5}, or both, fit a number; a list fits
/// whatever fits one of its entries, and an equal list; anything else fits what is equal to it.
bool fits(const nlohmann::json& value, const nlohmann::json& pattern);

}  // namespace base
