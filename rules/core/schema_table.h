#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "rules/core/argument_bytes.h"
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

/// The field types of a struct of arguments, by its members: Types::of<T>() tells that of a member.
template <class Types, class Struct>
consteval std::array<std::uint8_t, kArguments> field_types() {
  return []<class... Member>(std::type_identity<std::tuple<Member...>>) {
    return std::array<std::uint8_t, kArguments>{Types::template of<Member>()...};
  }(std::type_identity<MembersOf<Struct>>());
}

/// The row whose fields are the members of `Struct`, under these names; too few or too many do not
/// compile.
template <class Types, class Struct>
consteval SchemaRow row_of_members(std::string_view name,
                                   std::initializer_list<std::string_view> fields) {
  if (fields.size() != kMembersOf<Struct>) throw std::logic_error("not as many names as members");
  const auto types = field_types<Types, Struct>();
  SchemaRow row{.name = name};
  std::size_t i = 0;
  for (const std::string_view field : fields) {
    row.fields[i] = {field, types[i]};
    ++i;
  }
  return row;
}

}  // namespace core
