#include "rules/wotr/fellowship/journey.h"

#include <bit>

namespace wotr {
namespace {

constexpr int kShadowStrongholdCount = 8;
constexpr std::size_t kMostRoutes = 40;

/// Each of the ways goes on through a place with these Strongholds.
Routes passing(const Routes& routes, Strongholds here) {
  if (here == 0) return routes;
  Routes passed;
  for (std::size_t way = 0; way < routes.size(); ++way) {
    if (routes[way]) passed.set(way | here);
  }
  return passed;
}

Strongholds bit_if_watched(const Rules& rules, const RegionSet& watched, RegionId region) {
  RegionSet here;
  if (watched.contains(region)) here.insert(region);
  return stronghold_bits(rules, here);
}

}  // namespace

Strongholds stronghold_bits(const Rules& rules, const RegionSet& regions) {
  unsigned bits = 0;
  unsigned bit = 1;
  for (const RegionId stronghold : rules.strongholds) {
    if (side_of(region_of(rules, stronghold).nation) != Side::kShadow) continue;
    if (regions.contains(stronghold)) bits |= bit;
    bit <<= 1;
  }
  return static_cast<Strongholds>(bits);
}

Routes routes_to(const Rules& rules, const Board& board, const RegionSet& watched, RegionId to) {
  if (watched.empty()) return Routes{}.set(0);  // one way is as good as the other
  const RegionId from = board.fellowship.region;
  std::array<Routes, kRegionCount> routes;
  routes[static_cast<std::size_t>(from)].set(bit_if_watched(rules, watched, from));
  for (int step = 0; step < board.fellowship.progress; ++step) {
    const std::array<Routes, kRegionCount> before = routes;
    for (std::size_t r = 0; r < kRegionCount; ++r) {
      Routes arriving;
      for (const RegionId next : rules.regions[r].adjacent) {
        arriving |= before[static_cast<std::size_t>(next)];
      }
      if (arriving.none()) continue;
      routes[r] |= passing(arriving, bit_if_watched(rules, watched, static_cast<RegionId>(r)));
    }
  }
  return routes[static_cast<std::size_t>(to)];
}

void offer_routes(const Routes& routes, Decision& decision) {
  core::FixedList<Strongholds, Routes{}.size()> ways;
  for (std::size_t way = 0; way < routes.size(); ++way) {
    if (routes[way]) ways.push_back(static_cast<Strongholds>(way));
  }
  for (int strongholds = 0; strongholds <= kShadowStrongholdCount; ++strongholds) {
    for (const Strongholds way : ways) {
      if (std::popcount(way) != strongholds) continue;
      if (decision.actions.size() == kMostRoutes) return;
      decision.offer(act(ActionKind::kRoute, way));
    }
  }
}

}  // namespace wotr
