#pragma once

#include <string>

#include "base/json_reader.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

inline constexpr int kMostFigures = 60;  ///< of a kind, that a file may name

/// The value of an enum by its id; an unknown one is reported: there is no nation "mordor".
template <class Enum>
Enum read_id(const base::JsonReader& reader, std::string_view what) {
  const std::string id = reader.text();
  const auto value = find_id<Enum>(id);
  if (!value) {
    reader.fail("there is no " + std::string(what) + " " + base::quoted(std::string_view(id)));
  }
  return value.value_or(Enum{});
}

RegionId find_region(const Rules& rules, std::string_view id);
CardId find_card(const Rules& rules, std::string_view id);

/// "free", "gondor" …; empty for a number that is no seat of this game.
std::string_view seat_id(const Rules& rules, Seat seat);
std::optional<Seat> find_seat(const Rules& rules, std::string_view id);
/// The first seat, after a report, when there is none with this id.
Seat read_seat(const Rules& rules, const base::JsonReader& reader);

/// A region or card by its id; the first one, after a report, when there is none.
RegionId read_region(const Rules& rules, const base::JsonReader& reader);
CardId read_card(const Rules& rules, const base::JsonReader& reader);

}  // namespace wotr
