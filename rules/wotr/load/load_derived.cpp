// What follows from the regions, and the totals that they must add up to.

#include <string>

#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/names.h"

namespace wotr {
namespace {

struct SettlementTotals {
  int strongholds, cities, towns;
};
constexpr SettlementTotals kExpected{16, 6, 14};
constexpr std::array<int, 2> kExpectedPoints{20, 18};

void enter_settlement(Rules& rules, RegionId id, Region& region, std::size_t& strongholds) {
  const auto nation = static_cast<std::size_t>(region.nation);
  rules.all_settlements.insert(id);
  rules.settlements[nation].insert(id);
  rules.home[static_cast<std::size_t>(side_of(region.nation))].insert(id);
  if (region.settlement == Settlement::kCity) rules.city_regions.insert(id);
  if (region.settlement != Settlement::kStronghold) return;
  rules.stronghold_regions.insert(id);
  if (strongholds == kStrongholdCount) return;  // check_totals tells
  region.stronghold = static_cast<std::uint8_t>(strongholds);
  rules.strongholds[strongholds++] = id;
}

std::string expected(std::string_view what, int found, int right) {
  return "the " + std::string(what) + " add up to " + std::to_string(found) + " instead of " +
         std::to_string(right);
}

void check_settlements(const Rules& rules, base::Fault& fault) {
  const auto expect = [&fault](std::string_view what, int found, int right) {
    if (found != right) fault.report("", expected(what, found, right));
  };
  const int strongholds = rules.stronghold_regions.size();
  const int cities = rules.city_regions.size();
  expect("Strongholds", strongholds, kExpected.strongholds);
  expect("Cities", cities, kExpected.cities);
  expect("Towns", rules.all_settlements.size() - strongholds - cities, kExpected.towns);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const RegionSet home = rules.home[at(side)];
    const int points =
        2 * (home & rules.stronghold_regions).size() + (home & rules.city_regions).size();
    expect(side == Side::kFree ? "victory points of Free Peoples Settlements"
                               : "victory points of Shadow Settlements",
           points, kExpectedPoints[at(side)]);
  }
}

void check_figures(const Rules& rules, base::Fault& fault) {
  Figures placed;
  for (const Region& region : rules.regions) placed = plus(placed, region.setup);
  for (int kind = 0; kind < kPlainFigureKinds; ++kind) {
    const auto figure = static_cast<Figure>(kind);
    if (count_of(placed, figure) <= count_of(rules.in_the_box, figure)) continue;
    fault.report(id_of(figure), "the set-up places " + std::to_string(count_of(placed, figure)) +
                                    ", but nations.json has only " +
                                    std::to_string(count_of(rules.in_the_box, figure)));
  }
}

}  // namespace

void derive_sets(Rules& rules) {
  std::size_t strongholds = 0;
  for (std::size_t i = 0; i < kRegionCount; ++i) {
    const auto id = static_cast<RegionId>(i);
    Region& region = rules.regions[i];
    if (region.nation != kNoNation) rules.lands[static_cast<std::size_t>(region.nation)].insert(id);
    if (region.settlement != Settlement::kNone) enter_settlement(rules, id, region, strongholds);
  }
}

void check_totals(const Rules& rules, base::Fault& fault) {
  check_settlements(rules, fault);
  check_figures(rules, fault);
}

}  // namespace wotr
