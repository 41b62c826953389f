#pragma once

#include <bitset>

#include "rules/wotr/state/play.h"

namespace wotr {

// The ways of the Ring-bearers' figure, as far as it matters what lies on them (R-132, Balrog of
// Moria).

/// Shadow Strongholds on a way: bit n is the nth of the eight.
using Strongholds = std::uint8_t;
/// A set of such sets: bit s is the set s.
using Routes = std::bitset<256>;

Strongholds stronghold_bits(const Rules& rules, const RegionSet& regions);
/// What any walk of at most Progress regions to `to` may pass of the watched ones, begin and end
/// included.
Routes routes_to(const Rules& rules, const Board& board, const RegionSet& watched, RegionId to);
/// One kRoute for each, those with the fewest Strongholds first.
void offer_routes(const Routes& routes, Decision& decision);

}  // namespace wotr
