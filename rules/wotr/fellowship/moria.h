#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// The Balrog of Moria, while the card lies on the table.

/// Where it lies in wait; nowhere without the card.
RegionSet lair_of_balrog(const Rules& rules, const State& state);
/// The way from one region to another, with these Strongholds on it, leads into, out of or through
/// its lair; who stays there is not met.
bool leads_past_balrog(const Rules& rules, const State& state, RegionId from, RegionId to,
                       std::uint8_t strongholds);
}  // namespace wotr
