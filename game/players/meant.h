#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>

namespace players {

/// Whether an action, in JSON, is one that a script means.
using Meant = std::function<bool(const nlohmann::json& action)>;

}  // namespace players
