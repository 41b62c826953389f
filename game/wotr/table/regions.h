#pragma once

#include "game/table/board/layout.h"
#include "game/table/pieces/mirror.h"
#include "game/wotr/map/map_plan.h"
#include "rules/wotr/state/rules.h"

// The regions of the rules are those of the table, with the same numbers.
namespace wotr_table {

/// The surroundings with the rules that say what lies there.
struct World : table::Surroundings {
  const wotr::Rules& rules;
};

constexpr wotr::RegionId in_rules(table::RegionId region) {
  return static_cast<wotr::RegionId>(region);
}
inline table::RegionSet on_table(const wotr::RegionSet& regions) {
  table::RegionSet set;
  for (const wotr::RegionId region : regions) set.insert(on_table(region));
  return set;
}
inline wotr::RegionSet in_rules(const table::RegionSet& regions) {
  wotr::RegionSet set;
  for (const table::RegionId region : regions) set.insert(in_rules(region));
  return set;
}

inline const table::RegionLayout& layout_of(const table::Layout& layout, wotr::RegionId region) {
  return table::layout_of(layout, on_table(region));
}

// The slots of a region, in the order of the map plan.
inline glm::vec2 army_slot(const table::RegionLayout& region, wotr::Side side) {
  return region.armies[static_cast<std::size_t>(side)];
}
inline glm::vec2 characters_slot(const table::RegionLayout& region) { return region.slots[0]; }
inline glm::vec2 control_slot(const table::RegionLayout& region) { return region.slots[1]; }

}  // namespace wotr_table
