#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "rules/wotr/cards/where.h"

namespace wotr {

// Fields of a card's entry, and what they are when it has them not.

inline bool read_flag(const base::JsonReader& entry, std::string_view field) {
  const auto value = entry.find(field);
  return value && value->boolean();
}

/// The place of the text among these names.
template <std::size_t size>
std::size_t read_name(const base::JsonReader& reader,
                      const std::array<std::string_view, size>& names) {
  const std::string text = reader.text();
  const auto* const found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  reader.fail("there is no " + base::quoted(std::string_view(text)) + " here");
  return 0;
}

inline std::uint8_t read_number(const base::JsonReader& entry, std::string_view field, int least,
                                int most, int otherwise) {
  const auto value = entry.find(field);
  return static_cast<std::uint8_t>(value ? value->integer(least, most) : otherwise);
}

/// Everywhere when nothing is said.
inline Where read_where_if_any(const Rules& rules, const base::JsonReader& entry,
                               std::string_view field) {
  if (const auto value = entry.find(field)) return read_where(rules, *value);
  return anywhere();
}

}  // namespace wotr
