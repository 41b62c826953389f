#pragma once

#include <algorithm>
#include <concepts>
#include <span>
#include <string_view>

#include "base/json_reader.h"

namespace players {

/// A number that a player believes, and what a data file calls it. It is from 0 to `most`.
template <class Beliefs, class Number>
struct NamedNumber {
  std::string_view name;
  Number Beliefs::*number;
  float most = 100'000;
};

template <class Rows>
bool has_name(const Rows& rows, std::string_view name) {
  return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; });
}

/// Each member whose name is not `is_known` is a fault.
template <class IsKnown>
void refuse_others(const base::JsonReader& from, const IsKnown& is_known) {
  for (const auto& [name, member] : from.members()) {
    if (!is_known(name)) member.fail("no belief is called so");
  }
}

/// All of these; one that is missing, no number or out of range is a fault at its place.
template <class Beliefs, class Number, std::size_t Extent>
void read_numbers(const base::JsonReader& from,
                  std::span<const NamedNumber<Beliefs, Number>, Extent> rows, Beliefs& into) {
  for (const auto& row : rows) {
    const base::JsonReader member = from.at(row.name);
    if constexpr (std::integral<Number>) {
      into.*row.number = member.integer(0, static_cast<Number>(row.most));
    } else {
      into.*row.number = static_cast<Number>(member.number(0, row.most));
    }
  }
}

}  // namespace players
