#pragma once

#include <cstdint>

#include "rules/core/id_set.h"

namespace table {

/// A region of the drawn map, in the order of the game's map data. Every game may have up to 255.
enum class RegionId : std::uint8_t {};
inline constexpr RegionId kNoRegion{0xFF};
using RegionSet = core::IdSet<RegionId, 255>;

}  // namespace table
