#include <algorithm>
#include <string>

#include "game/table/board/layout.h"
#include "game/wotr/table/mirror.h"
#include "rules/wotr/odds/bearers.h"

namespace wotr_table {
namespace {

/// Each step goes to a land beside the last, or stays.
table::RegionSet lands_within(const table::Layout& layout, table::RegionId from, int steps) {
  table::RegionSet lands;
  lands.insert(from);
  table::RegionSet edge = lands;
  for (int step = 0; step < steps; ++step) {
    table::RegionSet next;
    for (const table::RegionId land : edge) {
      for (const table::RegionId beside : table::layout_of(layout, land).neighbours) {
        if (lands.contains(beside)) continue;
        lands.insert(beside);
        next.insert(beside);
      }
    }
    edge = next;
  }
  return lands;
}

}  // namespace

table::RingState ring_of(const table::Layout& layout, const wotr::Fellowship& fellowship) {
  const bool is_in_mordor = wotr::in_mordor(fellowship);
  table::RingState ring{
      .is_seen = fellowship.hidden == 0,
      .filled = std::min(1.0F, static_cast<float>(fellowship.corruption) / wotr::kMostCorruption),
      .steps = std::to_string(is_in_mordor ? fellowship.mordor_step : fellowship.progress)};
  if (!is_in_mordor && fellowship.hidden != 0 && fellowship.progress > 0)
    ring.may_be_in = lands_within(layout, on_table(fellowship.region), fellowship.progress);
  return ring;
}

}  // namespace wotr_table
