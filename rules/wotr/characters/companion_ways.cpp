#include "rules/wotr/characters/companion_ways.h"

#include <algorithm>

#include "rules/wotr/board/control.h"

namespace wotr {

namespace {

/// a Companion who has come here goes no further.
bool must_stop(const Rules& rules, const Board& board, RegionId region) {
  return rules.stronghold_regions.contains(region) && controls(rules, board, Side::kShadow, region);
}

/// shut to Companions, from outside and from inside; a card may let them in.
bool is_shut(const Rules& rules, const Board& board, RegionId region) {
  return is_besieged(rules, board, region) && controls(rules, board, Side::kFree, region);
}

void erase_shut(const Rules& rules, const Board& board, RegionSet& regions) {
  for (const RegionId region : regions) {
    if (is_shut(rules, board, region)) regions.erase(region);
  }
}

}  // namespace

RegionSet companion_reach(const Rules& rules, const Board& board, RegionId from, int steps,
                          AtSieges at_sieges) {
  RegionSet reached;
  reached.insert(from);
  if (is_shut(rules, board, from)) return reached;
  RegionSet edge = reached;
  RegionSet besieged;
  for (int step = 0; step < steps && !edge.empty(); ++step) {
    RegionSet next;
    for (const RegionId region : edge) {
      const bool stopped = region != from && must_stop(rules, board, region);
      if (!stopped) next = next | region_of(rules, region).adjacent;
    }
    const RegionSet arrived = next - reached;
    edge = arrived;
    erase_shut(rules, board, edge);
    besieged = besieged | (arrived - edge);
    reached = reached | edge;
  }
  return at_sieges == AtSieges::kMayEnter ? reached | besieged : reached;
}

int travel_level(const Rules& rules, CharacterSet group) {
  const CharacterSet others = without(group, only(Character::kGandalfTheWhite));
  const bool shadowfax = group != others && count(others) <= 1 && without(others, kHobbits) == 0;
  int level = shadowfax ? 4 : 0;
  for_each_character(
      group, [&](Character who) { level = std::max(level, int{row_of(rules, who).level}); });
  return level;
}

}  // namespace wotr
