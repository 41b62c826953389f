#include "rules/wotr/json/field_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/cards/verb.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using nlohmann::json;

constexpr std::string_view kGarrison = ".garrison";
constexpr int kShadowStrongholds = 8;

struct PlaceName {
  Place place;
  std::string_view id;
};
constexpr std::array kPools{
    PlaceName{kReinforcements, "reinforcements"}, PlaceName{kCasualties, "casualties"},
    PlaceName{kInFellowship, "fellowship"},       PlaceName{kSetAside, "aside"},
    PlaceName{kLandingForce, "landing"},
};

json text_or_null(std::string_view id) { return id.empty() ? json(nullptr) : json(id); }

json route_json(const Rules& rules, std::uint8_t bits) {
  json route = json::array();
  for (int bit = 0; bit < kShadowStrongholds; ++bit) {
    if ((bits >> bit & 1) != 0) route.push_back(region_of(rules, shadow_stronghold(rules, bit)).id);
  }
  return route;
}

std::optional<std::uint8_t> read_route(const Rules& rules, const json& route) {
  if (!route.is_array()) return std::nullopt;
  unsigned bits = 0;
  for (int bit = 0; bit < kShadowStrongholds; ++bit) {
    const std::string& id = region_of(rules, shadow_stronghold(rules, bit)).id;
    if (std::find(route.begin(), route.end(), json(id)) != route.end()) bits |= 1u << bit;
  }
  if (static_cast<std::size_t>(std::popcount(bits)) != route.size()) return std::nullopt;
  return static_cast<std::uint8_t>(bits);
}

template <class Enum>
json enum_json(std::uint8_t value) {
  return text_or_null(id_of(static_cast<Enum>(value)));
}

template <class Enum>
std::optional<std::uint8_t> byte_if(std::optional<Enum> value) {
  if (!value) return std::nullopt;
  return static_cast<std::uint8_t>(*value);
}

std::optional<std::uint8_t> find_combat_half(const Rules& rules, std::string_view id) {
  const auto& halves = rules.combat_halves;
  const auto* const found = std::find_if(halves.begin(), halves.end(),
                                         [id](const CombatHalf& half) { return half.id == id; });
  if (found == halves.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - halves.begin());
}

std::optional<std::uint8_t> read_id_of(const Rules& rules, FieldType type, std::string_view id) {
  switch (type) {
    case FieldType::kRegion: {
      const RegionId region = find_region(rules, id);
      return region == kNoRegion ? std::nullopt : std::optional(byte_of(region));
    }
    case FieldType::kCard: {
      const CardId card = find_card(rules, id);
      return card == kNoCard ? std::nullopt : std::optional(byte_of(card));
    }
    case FieldType::kPlace: return byte_if(find_place(rules, id));
    case FieldType::kFigure: return byte_if(find_figure(id));
    case FieldType::kNation: return byte_if(find_id<Nation>(id));
    case FieldType::kSide: return byte_if(find_id<Side>(id));
    case FieldType::kSeat: return byte_if(find_seat(rules, id));
    case FieldType::kCharacter: return byte_if(find_id<Character>(id));
    case FieldType::kDeck: return byte_if(find_id<Deck>(id));
    case FieldType::kFace: return byte_if(find_id<DieFace>(id));
    case FieldType::kTile: return byte_if(find_id<Tile>(id));
    case FieldType::kUse: return byte_if(find_id<Use>(id));
    case FieldType::kPhase: return byte_if(find_id<Phase>(id));
    case FieldType::kCause: return byte_if(find_id<Cause>(id));
    case FieldType::kBattleKind: return byte_if(find_id<BattleKind>(id));
    case FieldType::kBattleOutcome: return byte_if(find_id<BattleOutcome>(id));
    case FieldType::kVictory: return byte_if(find_id<Victory>(id));
    case FieldType::kVerb: return byte_if(find_id<Verb>(id));
    case FieldType::kCombatHalf: return find_combat_half(rules, id);
    default: return std::nullopt;
  }
}

}  // namespace

RegionId shadow_stronghold(const Rules& rules, int bit) {
  for (const RegionId region : rules.strongholds) {
    if (side_of(region_of(rules, region).nation) == Side::kShadow && bit-- == 0) return region;
  }
  return kNoRegion;
}

std::string place_id(const Rules& rules, Place place) {
  for (const PlaceName& pool : kPools) {
    if (pool.place == place) return std::string(pool.id);
  }
  const RegionId region = region_of(place);
  if (index(region) >= kRegionCount) return {};
  return region_of(rules, region).id + std::string(is_garrison(place) ? kGarrison : "");
}

std::optional<Place> find_place(const Rules& rules, std::string_view id) {
  for (const PlaceName& pool : kPools) {
    if (pool.id == id) return pool.place;
  }
  const bool garrison = id.ends_with(kGarrison);
  if (garrison) id.remove_suffix(kGarrison.size());
  const RegionId region = find_region(rules, id);
  if (region == kNoRegion) return std::nullopt;
  if (garrison && !rules.stronghold_regions.contains(region)) return std::nullopt;
  return garrison ? in_garrison(region) : in_region(region);
}

json write_field(const Rules& rules, FieldType type, std::uint8_t value) {
  switch (type) {
    case FieldType::kNumber: return static_cast<int>(value);
    case FieldType::kFlag: return value != 0;
    case FieldType::kRegion:
      return value < kRegionCount ? json(rules.regions[value].id) : json(nullptr);
    case FieldType::kCard: return value < kCardCount ? json(rules.cards[value].id) : "hidden";
    case FieldType::kPlace: return text_or_null(place_id(rules, static_cast<Place>(value)));
    case FieldType::kRoute: return route_json(rules, value);
    case FieldType::kFigure: return text_or_null(id_of(static_cast<Figure>(value)));
    case FieldType::kNation: return enum_json<Nation>(value);
    case FieldType::kSide: return enum_json<Side>(value);
    case FieldType::kSeat: return text_or_null(seat_id(rules, static_cast<Seat>(value)));
    case FieldType::kCharacter: return enum_json<Character>(value);
    case FieldType::kDeck: return enum_json<Deck>(value);
    case FieldType::kFace: return enum_json<DieFace>(value);
    case FieldType::kTile: return enum_json<Tile>(value);
    case FieldType::kUse: return enum_json<Use>(value);
    case FieldType::kPhase: return enum_json<Phase>(value);
    case FieldType::kCause: return enum_json<Cause>(value);
    case FieldType::kBattleKind: return enum_json<BattleKind>(value);
    case FieldType::kBattleOutcome: return enum_json<BattleOutcome>(value);
    case FieldType::kVictory: return enum_json<Victory>(value);
    case FieldType::kVerb: return enum_json<Verb>(value);
    case FieldType::kCombatHalf:
      return value < kCombatHalfCount ? json(rules.combat_halves[value].id) : json(nullptr);
    case FieldType::kUnused:
    case FieldType::kCount: break;
  }
  return nullptr;
}

std::optional<std::uint8_t> read_field(const Rules& rules, FieldType type, const json& value) {
  if (type == FieldType::kRoute) return read_route(rules, value);
  if (type == FieldType::kFlag && value.is_boolean()) return value.get<bool>() ? 1 : 0;
  if (type == FieldType::kNumber && value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    if (number < 0 || number > 255) return std::nullopt;
    return static_cast<std::uint8_t>(number);
  }
  if (!value.is_string()) return std::nullopt;
  return read_id_of(rules, type, value.get_ref<const std::string&>());
}

}  // namespace wotr
