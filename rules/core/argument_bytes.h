#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

namespace core {

// The arguments of an event or a step are seven bytes; in code they are a plain struct, one for
// each kind, whose members say what the bytes mean. These go from one to the other. All of it is
// known when it is compiled: nothing is looked up while a game is played.

inline constexpr std::size_t kArguments = 7;
using ArgumentBytes = std::array<std::uint8_t, kArguments>;

namespace detail {

struct AnyMember {
  template <class T>
  constexpr operator T() const;
};

template <class Struct, std::size_t... member>
consteval bool takes(std::index_sequence<member...>) {
  return requires { Struct{(static_cast<void>(member), AnyMember{})...}; };
}

template <class Struct, std::size_t most = kArguments + 1>
consteval std::size_t count_members() {
  if constexpr (takes<Struct>(std::make_index_sequence<most>())) {
    return most;
  } else {
    return count_members<Struct, most - 1>();
  }
}

/// The members, copied into a tuple.
template <class Struct>
constexpr auto members_of(const Struct& value) {
  constexpr std::size_t n = count_members<Struct>();
  static_assert(n <= kArguments, "more arguments than an event or a step has bytes");
  if constexpr (n == 0) {
    return std::tuple<>();
  } else if constexpr (n == 1) {
    const auto& [a] = value;
    return std::tuple(a);
  } else if constexpr (n == 2) {
    const auto& [a, b] = value;
    return std::tuple(a, b);
  } else if constexpr (n == 3) {
    const auto& [a, b, c] = value;
    return std::tuple(a, b, c);
  } else if constexpr (n == 4) {
    const auto& [a, b, c, d] = value;
    return std::tuple(a, b, c, d);
  } else if constexpr (n == 5) {
    const auto& [a, b, c, d, e] = value;
    return std::tuple(a, b, c, d, e);
  } else if constexpr (n == 6) {
    const auto& [a, b, c, d, e, f] = value;
    return std::tuple(a, b, c, d, e, f);
  } else {
    const auto& [a, b, c, d, e, f, g] = value;
    return std::tuple(a, b, c, d, e, f, g);
  }
}

}  // namespace detail

/// The types of a struct's members, in their order.
template <class Struct>
using MembersOf = decltype(detail::members_of(std::declval<const Struct&>()));

template <class Struct>
inline constexpr std::size_t kMembersOf = std::tuple_size_v<MembersOf<Struct>>;

/// An event or a step: its kind, then the bytes. They are put together in one word, because a
/// processor waits when bytes that were just stored one by one are read back as a word.
template <class Record, class Kind, class Struct>
constexpr Record record_of(Kind kind, const Struct& arguments) {
  static_assert(sizeof(Record) == sizeof(std::uint64_t) &&
                std::endian::native == std::endian::little);
  return std::apply(
      [kind](auto... member) {
        std::uint64_t word = static_cast<std::uint8_t>(kind);
        int place = 0;
        ((word |= std::uint64_t{static_cast<std::uint8_t>(member)} << (8 * ++place)), ...);
        return std::bit_cast<Record>(word);
      },
      detail::members_of(arguments));
}

template <class Struct>
constexpr Struct from_bytes(const ArgumentBytes& bytes) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return Struct{static_cast<std::tuple_element_t<i, MembersOf<Struct>>>(bytes[i])...};
  }
  (std::make_index_sequence<kMembersOf<Struct>>());
}

namespace detail {

template <class Kind, template <Kind> class Fields, std::size_t... kind>
consteval bool has_members(Kind asked, std::index_sequence<kind...>) {
  return ((static_cast<std::size_t>(asked) == kind &&
           !std::is_empty_v<Fields<static_cast<Kind>(kind)>>) ||
          ...);
}

}  // namespace detail

/// A kind, known when it is compiled, whose struct of arguments has no members; any other does not
/// compile. `Fields<kind>` is that struct.
template <class Kind, template <Kind> class Fields>
struct BareKind {
  Kind kind;

  consteval BareKind(Kind bare) : kind(bare) {
    constexpr auto kKinds = std::make_index_sequence<static_cast<std::size_t>(Kind::kCount)>();
    if (detail::has_members<Kind, Fields>(bare, kKinds)) throw std::logic_error("it has fields");
  }
};

}  // namespace core
