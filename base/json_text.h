#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.h"

namespace base {

/// Nothing this program reads or writes is nested deeper or is longer.
inline constexpr int kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonBytes = 4u << 20;

/// Text in UTF-16 is none that this program reads.
Result<void> check_encoding(std::string_view text);

/// The one parser of this program, for text that may be hostile: too long, too deep, broken, not
/// UTF-8, or with a field that stands twice in an object is an Error, never a crash. What is no
/// JSON is told with line and column.
Result<nlohmann::json> parse_json(std::string_view text);
/// The same of one line of a longer text: with its column alone.
Result<nlohmann::json> parse_json_line(std::string_view line);
/// The same, with the fields of each object in the order of the text.
Result<nlohmann::ordered_json> parse_ordered_json(std::string_view text);

/// The one way to write a value: keys sorted, no spaces, bytes that are not UTF-8 replaced.
std::string canonical_text(const nlohmann::json& value);

/// FNV-1a of the canonical text, as sixteen hexadecimal digits.
std::string canonical_hash(const nlohmann::json& value);

}  // namespace base
