#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace core {

/// How one argument byte is written. `type` is the game's own enum; type 0 is an unused argument.
struct Field {
  std::string_view name;
  std::uint8_t type = 0;
};

/// The stable JSON form of one kind of action, event or refusal:
/// {"do": name, field: value, …}. The row's place in the table is the kind.
struct SchemaRow {
  std::string_view name;
  std::array<Field, 7> fields{};
};

using Schema = std::span<const SchemaRow>;

}  // namespace core
