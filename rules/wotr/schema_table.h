#pragma once

#include <array>
#include <stdexcept>

#include "rules/core/schema.h"
#include "rules/wotr/schema.h"

namespace wotr {

/// One argument of a row, in the words of this game.
struct NamedField {
  std::string_view name;
  FieldType type = FieldType::kUnused;
};

template <class Enum>
struct KindRow {
  Enum kind;
  std::string_view name;
  std::array<NamedField, 7> fields{};
};

/// A schema whose rows stand in the order of their enum; a row in the wrong place does not compile.
template <class Enum, std::size_t N>
consteval std::array<core::SchemaRow, N> schema_in_order(const KindRow<Enum> (&rows)[N]) {
  std::array<core::SchemaRow, N> schema{};
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].kind) != i) throw std::logic_error("out of order");
    schema[i].name = rows[i].name;
    for (std::size_t f = 0; f < rows[i].fields.size(); ++f) {
      const NamedField& field = rows[i].fields[f];
      schema[i].fields[f] = {field.name, static_cast<std::uint8_t>(field.type)};
    }
  }
  return schema;
}

}  // namespace wotr
