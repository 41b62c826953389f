#include "rules/trilogy/json/field_json.h"

#include <nlohmann/json.hpp>

#include "rules/trilogy/names/read_names.h"

namespace trilogy {
namespace {

using nlohmann::json;

json text_or_null(std::string_view id) { return id.empty() ? json(nullptr) : json(id); }

template <class Enum>
json enum_json(std::uint8_t value) {
  return text_or_null(id_of(static_cast<Enum>(value)));
}

json seats_json(const Rules& rules, std::uint8_t bits) {
  json seats = json::array();
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    if ((bits >> s & 1) != 0) seats.push_back(rules.seating.names[s]);
  }
  return seats;
}

std::optional<std::uint8_t> read_seats(const Rules& rules, const json& list) {
  if (!list.is_array()) return std::nullopt;
  SeatSet seats = 0;
  for (const json& entry : list) {
    const auto seat =
        entry.is_string() ? find_seat(rules, entry.get_ref<const std::string&>()) : std::nullopt;
    if (!seat) return std::nullopt;
    seats |= only(*seat);
  }
  return seats;
}

template <class Enum>
std::optional<std::uint8_t> byte_if(std::optional<Enum> value) {
  if (!value) return std::nullopt;
  return static_cast<std::uint8_t>(*value);
}

/// A number whose range ends with the things that there are.
template <class Id>
std::optional<std::uint8_t> byte_unless(Id id, Id none) {
  if (id == none) return std::nullopt;
  return static_cast<std::uint8_t>(id);
}

std::optional<std::uint8_t> read_id_of(const Rules& rules, FieldType type, std::string_view id) {
  switch (type) {
    case FieldType::kTerritory: return byte_unless(find_territory(rules, id), kNoTerritory);
    case FieldType::kCard: return byte_unless(find_card(rules, id), kNoCard);
    case FieldType::kSeat: return byte_if(find_owner(rules, id));
    case FieldType::kBridge: return byte_if(find_bridge(rules, id));
    case FieldType::kDeck: return byte_if(find_id<Deck>(id));
    case FieldType::kPhase: return byte_if(find_id<Phase>(id));
    case FieldType::kTurnStep: return byte_if(find_id<TurnStep>(id));
    case FieldType::kCause: return byte_if(find_id<Cause>(id));
    case FieldType::kRollOff: return byte_if(find_id<RollOff>(id));
    case FieldType::kVictory: return byte_if(find_id<Victory>(id));
    case FieldType::kDraw: return byte_if(find_id<Draw>(id));
    default: return std::nullopt;
  }
}

}  // namespace

json write_field(const Rules& rules, FieldType type, std::uint8_t value) {
  switch (type) {
    case FieldType::kNumber: return static_cast<int>(value);
    case FieldType::kFlag: return value != 0;
    case FieldType::kChange: return amount_of(Change{value});
    case FieldType::kTerritory:
      return value < kTerritoryCount ? json(rules.territories[value].id) : json(nullptr);
    case FieldType::kSeat: return text_or_null(seat_id(rules, Seat{value}));
    case FieldType::kSeats: return seats_json(rules, value);
    case FieldType::kCard:
      return value < kCardCount ? json(card_id(rules, CardId{value})) : json("hidden");
    case FieldType::kBridge:
      return value < kBridgeCount ? json(rules.bridges[value].id) : json(nullptr);
    case FieldType::kDeck: return enum_json<Deck>(value);
    case FieldType::kPhase: return enum_json<Phase>(value);
    case FieldType::kTurnStep: return enum_json<TurnStep>(value);
    case FieldType::kCause: return enum_json<Cause>(value);
    case FieldType::kRollOff: return enum_json<RollOff>(value);
    case FieldType::kVictory: return enum_json<Victory>(value);
    case FieldType::kDraw: return enum_json<Draw>(value);
    case FieldType::kUnused:
    case FieldType::kCount: break;
  }
  return nullptr;
}

std::optional<std::uint8_t> read_field(const Rules& rules, FieldType type, const json& value) {
  if (type == FieldType::kSeats) return read_seats(rules, value);
  if (type == FieldType::kFlag && value.is_boolean()) return value.get<bool>() ? 1 : 0;
  if (type == FieldType::kNumber && value.is_number_integer()) {
    if (value < 0 || value > 255) return std::nullopt;
    return value.get<std::uint8_t>();
  }
  if (type == FieldType::kChange && value.is_number_integer()) {
    if (value < -128 || value > 127) return std::nullopt;
    return static_cast<std::uint8_t>(change_by(value.get<int>()));
  }
  if (!value.is_string()) return std::nullopt;
  return read_id_of(rules, type, value.get_ref<const std::string&>());
}

}  // namespace trilogy
