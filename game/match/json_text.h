#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "rules/core/result.h"

namespace match {

/// Nothing this program writes is nested deeper or is longer.
inline constexpr int kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonBytes = 4u << 20;

/// JSON that may be hostile: too long, too deep, broken or not UTF-8 is an Error, never a crash.
core::Result<nlohmann::json> parse_json(std::string_view text);

/// The one way to write a value: keys sorted, no spaces, bytes that are not UTF-8 replaced.
std::string canonical_text(const nlohmann::json& value);

/// FNV-1a of the canonical text, as sixteen hexadecimal digits.
std::string canonical_hash(const nlohmann::json& value);

}  // namespace match
