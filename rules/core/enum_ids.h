#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json_reader.h"

namespace core {

// The ids that stand in JSON for the values of an enum, in its order. A game says them by a
// function `ids_of(Enum)` beside the enum. They never change: saves, data files and sentences use
// them.

/// The id of a value; empty when it is not one of the enum.
template <class Enum>
constexpr std::string_view id_of(Enum value) {
  const std::span<const std::string_view> all = ids_of(value);
  const auto at = static_cast<std::size_t>(value);
  return at < all.size() ? all[at] : std::string_view();
}

template <class Enum>
constexpr std::optional<Enum> find_id(std::string_view id) {
  const std::span<const std::string_view> all = ids_of(Enum{});
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == id) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

/// The value of an enum by its id; an unknown one is reported: there is no side "blue".
template <class Enum>
Enum read_id(const base::JsonReader& reader, std::string_view what) {
  const std::string id = reader.text();
  const auto value = find_id<Enum>(id);
  if (!value) {
    reader.fail("there is no " + std::string(what) + " " + base::quoted(std::string_view(id)));
  }
  return value.value_or(Enum{});
}

}  // namespace core
