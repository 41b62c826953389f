#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "rules/core/schema.h"

namespace core {

/// One argument of a row, in the words of a game; the first value of FieldType is an unused one.
template <class FieldType>
struct NamedField {
  std::string_view name;
  FieldType type{};
};

template <class Enum, class FieldType>
struct KindRow {
  Enum kind;
  std::string_view name;
  std::array<NamedField<FieldType>, 7> fields{};
};

/// A schema whose rows stand in the order of their enum; a row in the wrong place does not compile.
template <class Enum, class FieldType, std::size_t N>
consteval std::array<SchemaRow, N> schema_in_order(const KindRow<Enum, FieldType> (&rows)[N]) {
  std::array<SchemaRow, N> schema{};
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].kind) != i) throw std::logic_error("out of order");
    schema[i].name = rows[i].name;
    for (std::size_t f = 0; f < rows[i].fields.size(); ++f) {
      const NamedField<FieldType>& field = rows[i].fields[f];
      schema[i].fields[f] = {field.name, static_cast<std::uint8_t>(field.type)};
    }
  }
  return schema;
}

}  // namespace core
