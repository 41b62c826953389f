#pragma once

#include "rules/wotr/cards/read_field.h"

namespace wotr {

/// An object with one field, the name of a condition or "not" around another one.
/// `read_argument(rules, value, condition)` reads what the condition says.
template <class Condition, std::size_t size, class ReadArgument>
Condition read_one_condition(const Rules& rules, const base::JsonReader& reader,
                             const std::array<std::string_view, size>& names,
                             ReadArgument read_argument) {
  Condition condition;
  const auto members = reader.members();
  if (members.size() != 1) {
    reader.fail("a condition has one field");
    return condition;
  }
  const auto& [name, value] = members.front();
  if (name == "not") {
    condition = read_one_condition<Condition>(rules, value, names, read_argument);
    condition.expected = !condition.expected;
    return condition;
  }
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    reader.fail("there is no condition " + base::quoted(std::string_view(name)));
    return condition;
  }
  condition.kind = static_cast<decltype(condition.kind)>(found - names.begin());
  read_argument(rules, value, condition);
  return condition;
}

}  // namespace wotr
