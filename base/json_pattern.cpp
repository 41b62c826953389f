#include "base/json_pattern.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace base {
namespace {

using nlohmann::json;

bool is_range(const json& pattern) {
  const auto fields = pattern.items();
  return !pattern.empty() && std::all_of(fields.begin(), fields.end(), [](const auto& field) {
    return field.key() == "atLeast" || field.key() == "atMost";
  });
}

bool lies_in(const json& value, const json& range) {
  return value.is_number() && value >= range.value("atLeast", value) &&
         value <= range.value("atMost", value);
}

bool has_all(const json& value, const json& pattern) {
  if (!value.is_object()) return false;
  for (const auto& [field, wanted] : pattern.items()) {
    const auto found = value.find(field);
    if (found == value.end() || !fits(*found, wanted)) return false;
  }
  return true;
}

}  // namespace

bool fits(const json& value, const json& pattern) {
  if (pattern.is_object())
    return is_range(pattern) ? lies_in(value, pattern) : has_all(value, pattern);
  if (!pattern.is_array() || value.is_array()) return value == pattern;
  return std::any_of(pattern.begin(), pattern.end(),
                     [&](const json& one) { return fits(value, one); });
}

}  // namespace base
