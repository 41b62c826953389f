#pragma once

#include <string_view>

#include "rules/core/json_check.h"
#include "rules/wotr/cards/where.h"

namespace wotr {

// Fields that an entry of a card may have, and what they are when it has not.

inline bool read_flag(const core::JsonReader& entry, std::string_view field) {
  const auto value = entry.find(field);
  return value && value->boolean();
}

inline std::uint8_t read_number(const core::JsonReader& entry, std::string_view field, int least,
                                int most, int otherwise) {
  const auto value = entry.find(field);
  return static_cast<std::uint8_t>(value ? value->integer(least, most) : otherwise);
}

/// Everywhere when nothing is said.
inline Where read_where_if_any(const Rules& rules, const core::JsonReader& entry,
                               std::string_view field) {
  if (const auto value = entry.find(field)) return read_where(rules, *value);
  return anywhere();
}

}  // namespace wotr
