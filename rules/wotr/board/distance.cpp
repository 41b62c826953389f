#include "rules/wotr/board/distance.h"

namespace wotr {

RegionSet regions_within(const Rules& rules, RegionId from, int steps) {
  RegionSet reached;
  reached.insert(from);
  RegionSet edge = reached;
  for (int step = 0; step < steps && !edge.empty(); ++step) {
    RegionSet next;
    for (const RegionId region : edge) next = next | region_of(rules, region).adjacent;
    edge = next - reached;
    reached = reached | edge;
  }
  return reached;
}

}  // namespace wotr
