#include "rules/trilogy/names/read_names.h"

#include <algorithm>

namespace trilogy {
namespace {

constexpr std::array<std::string_view, 2> kWildIds{"wild-1", "wild-2"};

/// The place of the row with this id, its number when there is none.
template <class Rows>
std::size_t place_of_row(const Rows& rows, std::string_view id) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.id == id; });
  return static_cast<std::size_t>(found - rows.begin());
}

std::string no_such(std::string_view what, std::string_view id) {
  return "there is no " + std::string(what) + " " + base::quoted(id);
}

}  // namespace

Territory find_territory(const Rules& rules, std::string_view id) {
  const std::size_t place = place_of_row(rules.territories, id);
  return place < kTerritoryCount ? static_cast<Territory>(place) : kNoTerritory;
}

CardId find_card(const Rules& rules, std::string_view id) {
  const Territory territory = find_territory(rules, id);
  if (territory != kNoTerritory) return card_of(territory);
  for (std::size_t wild = 0; wild < kWildIds.size(); ++wild) {
    if (kWildIds[wild] == id) return static_cast<CardId>(kFirstWild + wild);
  }
  const std::size_t place = place_of_row(rules.adventures, id);
  return place < kAdventureCount ? static_cast<CardId>(kFirstAdventure + place) : kNoCard;
}

std::optional<Bridge> find_bridge(const Rules& rules, std::string_view id) {
  const std::size_t place = place_of_row(rules.bridges, id);
  if (place == kBridgeCount) return std::nullopt;
  return static_cast<Bridge>(place);
}

std::string_view card_id(const Rules& rules, CardId card) {
  if (static_cast<std::size_t>(card) >= kCardCount) return {};
  if (is_adventure(card)) return adventure_of(rules, card).id;
  if (is_wild(card)) return kWildIds[static_cast<std::size_t>(card) - kFirstWild];
  return row_of(rules, territory_of(card)).id;
}

std::string_view seat_id(const Rules& rules, Seat seat) {
  if (at(seat) < seat_count(rules)) return rules.seating.names[at(seat)];
  const bool neutral = seat == kNeutralArmy && rules.seating.has_neutral;
  return neutral ? id_of(rules.seating.colours[at(kNeutralArmy)]) : std::string_view();
}

std::optional<Seat> find_owner(const Rules& rules, std::string_view id) {
  if (rules.seating.has_neutral && seat_id(rules, kNeutralArmy) == id) return kNeutralArmy;
  return find_seat(rules, id);
}

std::optional<Seat> find_seat(const Rules& rules, std::string_view id) {
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    if (rules.seating.names[s] == id) return Seat{static_cast<std::uint8_t>(s)};
  }
  return std::nullopt;
}

Territory read_territory(const Rules& rules, const base::JsonReader& reader) {
  const std::string id = reader.text();
  const Territory territory = find_territory(rules, id);
  if (territory != kNoTerritory) return territory;
  reader.fail(no_such("territory", id));
  return Territory{};
}

CardId read_card(const Rules& rules, const base::JsonReader& reader, Deck deck) {
  const std::string id = reader.text();
  const CardId card = find_card(rules, id);
  if (card != kNoCard && deck_of(card) == deck) return card;
  reader.fail(no_such(std::string(id_of(deck)) + " card", id));
  return deck == Deck::kTerritory ? CardId{} : CardId{kFirstAdventure};
}

Seat read_seat(const Rules& rules, const base::JsonReader& reader) {
  const std::string id = reader.text();
  const auto seat = find_seat(rules, id);
  if (!seat) reader.fail(no_such("seat", id));
  return seat.value_or(Seat{});
}

TerritorySet read_territories(const Rules& rules, const base::JsonReader& list) {
  TerritorySet territories;
  for (const base::JsonReader& entry : list.list()) {
    const Territory territory = read_territory(rules, entry);
    if (territories.contains(territory)) {
      entry.fail(base::quoted(entry.value()) + " stands here twice");
    }
    territories.insert(territory);
  }
  return territories;
}

}  // namespace trilogy
