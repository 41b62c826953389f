#pragma once

#include "rules/wotr/state/rules.h"

namespace wotr {

/// Regions within `steps` of the region, itself included.
RegionSet regions_within(const Rules& rules, RegionId from, int steps);

}  // namespace wotr
