#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "rules/core/event.h"
#include "rules/core/schema_table.h"
#include "rules/core/seat.h"

namespace core {

// The table of a game's events: a row says what a kind of event is called, how its arguments are,
// and of each who may know it. From it follow JSON, masking, and what cannot be undone.

/// One argument of an event and who may know it. There is none without a word on that: see the
/// five functions below.
struct EventField {
  enum class Audience : std::uint8_t { kUnused, kOpen, kShown, kTurnedUp, kKnownTo, kLearntBy };

  std::string_view name;
  Audience audience = Audience::kUnused;
  std::array<std::string_view, 2> seats{};  ///< the arguments that name the seats that know it
};

/// What nobody ever hides: the turn, a region, a die.
consteval EventField open(std::string_view name) { return {name, EventField::Audience::kOpen}; }
/// A secret that its owner shows, or that is none any more: all see it, and taking it back tells
/// the owner nothing new.
consteval EventField shown(std::string_view name) { return {name, EventField::Audience::kShown}; }
/// All see it, and some seat learns of it by that.
consteval EventField turned_up(std::string_view name) {
  return {name, EventField::Audience::kTurnedUp};
}
/// Only the seats in these arguments see it, and they knew it before.
consteval EventField known_to(std::string_view name, std::string_view seat,
                              std::string_view other = {}) {
  return {name, EventField::Audience::kKnownTo, {seat, other}};
}
/// Only the seats in these arguments see it, and they learn of it by that.
consteval EventField learnt_by(std::string_view name, std::string_view seat,
                               std::string_view other = {}) {
  return {name, EventField::Audience::kLearntBy, {seat, other}};
}

/// A row as it is written down; the types of its fields are those of its struct's members.
struct EventText {
  std::string_view name;
  std::array<EventField, kArguments> fields{};
  std::size_t count = 0;
};

template <std::same_as<EventField>... Fields>
consteval EventText event_row(std::string_view name, Fields... fields) {
  EventText row{.name = name};
  ((row.fields[row.count++] = fields), ...);
  return row;
}

/// What of an event is hidden, and whether it tells anybody something.
struct EventSecrets {
  std::array<std::uint8_t, kArguments> known_to{};  ///< bit i: the seat in argument i; none: all
  bool reveals = false;
};

struct EventRow {
  SchemaRow schema;
  EventSecrets secrets;
};

namespace detail {

/// `types` are those of the row's fields.
template <class Types>
consteval std::uint8_t seats_in(const EventField& field, const EventText& row,
                                const std::array<std::uint8_t, kArguments>& types) {
  std::uint8_t seats = 0;
  for (const std::string_view seat : field.seats) {
    if (seat.empty()) continue;
    std::size_t at = 0;
    while (at < row.count && row.fields[at].name != seat) ++at;
    if (at == row.count || types[at] != Types::kSeatType) throw std::logic_error("no such seat");
    seats = static_cast<std::uint8_t>(seats | 1u << at);
  }
  return seats;
}

}  // namespace detail

/// The row of an event whose arguments are `Struct`. Types knows the game's field types: `of<T>()`
/// of a member, `kSeatType`, and `is_secret(type)` of what somebody may hide. Such an argument that
/// is only called open does not compile.
template <class Types, class Struct>
// By value, since g++ 12 cannot read the unused elements of a constant where it stands.
consteval EventRow typed_row(EventText text) {
  using Audience = EventField::Audience;
  if (text.count != kMembersOf<Struct>) throw std::logic_error("not as many names as members");
  const auto types = field_types<Types, Struct>();
  EventRow row{.schema = {.name = text.name}, .secrets = {}};
  for (std::size_t i = 0; i < text.count; ++i) {
    const EventField& field = text.fields[i];
    if (field.audience == Audience::kUnused) throw std::logic_error("who may know it?");
    if (Types::is_secret(types[i]) && field.audience == Audience::kOpen) {
      throw std::logic_error("say who may know this secret");
    }
    row.schema.fields[i] = {field.name, types[i]};
    row.secrets.known_to[i] = detail::seats_in<Types>(field, text, types);
    row.secrets.reveals |=
        field.audience == Audience::kTurnedUp || field.audience == Audience::kLearntBy;
  }
  return row;
}

/// The rows of all kinds, in their order.
template <std::size_t N>
struct EventTable {
  std::array<SchemaRow, N> schema{};
  std::array<EventSecrets, N> secrets{};
};

template <std::same_as<EventRow>... Rows>
consteval EventTable<sizeof...(Rows)> event_table(Rows... rows) {
  return {{rows.schema...}, {rows.secrets...}};
}

/// The event as this viewer may know it: hidden arguments become kHiddenArgument.
inline Event mask(std::span<const EventSecrets> table, Event event, Viewer viewer) {
  const EventSecrets& secrets = table[event.kind];
  const auto args = event.args;
  for (std::size_t i = 0; i < kArguments; ++i) {
    if (secrets.known_to[i] == 0) continue;
    bool knows = false;
    for (std::size_t seat = 0; seat < kArguments; ++seat) {
      const bool is_told = (secrets.known_to[i] >> seat & 1u) != 0;
      knows |= is_told && viewer.includes(static_cast<Seat>(args[seat]));
    }
    if (!knows) event.args[i] = kHiddenArgument;
  }
  return event;
}

/// The event shows some seat what it did not know.
inline bool reveals(std::span<const EventSecrets> table, const Event& event) {
  return table[event.kind].reveals;
}

}  // namespace core
