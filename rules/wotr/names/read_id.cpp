#include "rules/wotr/names/read_id.h"

#include <algorithm>

namespace wotr {
namespace {

template <class Id, class Rows>
Id find_row(const Rows& rows, std::string_view id, Id none) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.id == id; });
  return found == rows.end() ? none : static_cast<Id>(found - rows.begin());
}

}  // namespace

std::string_view seat_id(const Rules& rules, Seat seat) {
  const auto& names = rules.teams.names;
  const auto at = static_cast<std::size_t>(core::index(seat));
  return at < names.size() ? names[at] : std::string_view();
}

std::optional<Seat> find_seat(const Rules& rules, std::string_view id) {
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    if (rules.teams.names[s] == id) return static_cast<Seat>(s);
  }
  return std::nullopt;
}

Seat read_seat(const Rules& rules, const base::JsonReader& reader) {
  const std::string id = reader.text();
  const auto seat = find_seat(rules, id);
  if (!seat) reader.fail("there is no seat " + base::quoted(std::string_view(id)));
  return seat.value_or(Seat{});
}

RegionId find_region(const Rules& rules, std::string_view id) {
  return find_row(rules.regions, id, kNoRegion);
}

CardId find_card(const Rules& rules, std::string_view id) {
  return find_row(rules.cards, id, kNoCard);
}

RegionId read_region(const Rules& rules, const base::JsonReader& reader) {
  const std::string id = reader.text();
  const RegionId region = find_region(rules, id);
  if (region != kNoRegion) return region;
  reader.fail("there is no region " + base::quoted(std::string_view(id)));
  return RegionId{};
}

CardId read_card(const Rules& rules, const base::JsonReader& reader) {
  const std::string id = reader.text();
  const CardId card = find_card(rules, id);
  if (card != kNoCard) return card;
  reader.fail("there is no card " + base::quoted(std::string_view(id)));
  return CardId{};
}

}  // namespace wotr
