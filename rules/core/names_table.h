#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string_view>

namespace core {

template <class Enum>
struct NamedValue {
  Enum value;
  std::string_view id;
};

/// The ids of a table whose rows stand in the order of their enum; a row in the wrong place does
/// not compile.
template <class Enum, std::size_t N>
consteval std::array<std::string_view, N> ids_in_order(const NamedValue<Enum> (&rows)[N]) {
  std::array<std::string_view, N> ids{};
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].value) != i) throw std::logic_error("out of order");
    ids[i] = rows[i].id;
  }
  return ids;
}

/// Rows, each with its `kind`, in the order of that enum; a row in the wrong place does not
/// compile.
template <class Row, std::size_t N>
consteval std::array<Row, N> rows_in_order(const Row (&rows)[N]) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].kind) != i) throw std::logic_error("out of order");
  }
  return std::to_array(rows);
}

/// One member of every row.
template <class Row, std::size_t N, class Member>
consteval std::array<Member, N> column(const std::array<Row, N>& rows, Member Row::*member) {
  std::array<Member, N> column{};
  for (std::size_t i = 0; i < N; ++i) column[i] = rows[i].*member;
  return column;
}

}  // namespace core
