#pragma once

#include "rules/core/id_set.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

/// A set of regions; iterated in the order of the map file.
using RegionSet = core::IdSet<RegionId, static_cast<std::size_t>(kRegionCount)>;

}  // namespace wotr
