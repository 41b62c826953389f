#pragma once

#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace table {

/// What is true of an event, in words: {"do": "captured", "side": "shadow"}.
using Facts = std::map<std::string, std::string, std::less<>>;

/// Of a JSON object: texts as they are, numbers and truths in letters; what is hidden is left out.
Facts facts_from(const nlohmann::json& object);

}  // namespace table
