#pragma once

#include "game/table/pieces/mirror.h"
#include "game/trilogy/map/map_plan.h"
#include "rules/trilogy/state/rules.h"

// The territories of the rules are the regions of the table, with the same numbers.
namespace trilogy_table {

/// The surroundings with the rules that say what lies there.
struct World : table::Surroundings {
  const trilogy::Rules& rules;
};

constexpr trilogy::Territory in_rules(table::RegionId region) {
  return static_cast<trilogy::Territory>(region);
}
inline table::RegionSet on_table(const trilogy::TerritorySet& territories) {
  table::RegionSet set;
  for (const trilogy::Territory territory : territories) set.insert(on_table(territory));
  return set;
}

inline const table::RegionLayout& layout_of(const table::Layout& layout,
                                            trilogy::Territory territory) {
  return table::layout_of(layout, on_table(territory));
}
inline glm::vec2 army_slot(const table::RegionLayout& territory) { return territory.armies[0]; }
inline glm::vec2 leader_slot(const table::RegionLayout& territory) { return territory.slots[0]; }

/// Whose pieces they are, by the seat that owns them; the neutral army has its colour too.
inline trilogy::Colour colour_of(const trilogy::Rules& rules, core::Seat owner) {
  return rules.seating.colours[trilogy::at(owner)];
}

}  // namespace trilogy_table
