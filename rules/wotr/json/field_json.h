#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "rules/wotr/board/place.h"
#include "rules/wotr/json/schema.h"

namespace wotr {

/// One argument byte as JSON; null for what stands for nothing, or may not be known.
nlohmann::json write_field(const Rules& rules, FieldType type, std::uint8_t value);
std::optional<std::uint8_t> read_field(const Rules& rules, FieldType type,
                                       const nlohmann::json& value);

/// "bree", "erebor.garrison", "reinforcements" …; empty for kNowhere.
std::string place_id(const Rules& rules, Place place);
std::optional<Place> find_place(const Rules& rules, std::string_view id);

/// The Strongholds of the Shadow in the order of a route's bits.
RegionId shadow_stronghold(const Rules& rules, int bit);

}  // namespace wotr
