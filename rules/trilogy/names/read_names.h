#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

// Things that the data name: by their ids, and back.

Territory find_territory(const Rules& rules, std::string_view id);
/// A territory card has the id of its territory; the wild ones are "wild-1" and "wild-2".
CardId find_card(const Rules& rules, std::string_view id);
std::optional<Bridge> find_bridge(const Rules& rules, std::string_view id);
std::string_view card_id(const Rules& rules, CardId card);
/// "yellow" …, the neutral army by its colour; empty for a number that is neither.
std::string_view seat_id(const Rules& rules, Seat seat);
std::optional<Seat> find_owner(const Rules& rules, std::string_view id);
/// The same without the neutral army.
std::optional<Seat> find_seat(const Rules& rules, std::string_view id);

// The first one, after a report, when there is none with this id.
Territory read_territory(const Rules& rules, const base::JsonReader& reader);
CardId read_card(const Rules& rules, const base::JsonReader& reader, Deck deck);
Seat read_seat(const Rules& rules, const base::JsonReader& reader);
TerritorySet read_territories(const Rules& rules, const base::JsonReader& list);

}  // namespace trilogy
