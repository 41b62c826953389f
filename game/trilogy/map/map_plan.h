#pragma once

#include <glm/vec2.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/table/board/load_layout.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// The territories of the rules are the regions of the table, with the same numbers.
constexpr table::RegionId on_table(trilogy::Territory territory) {
  return static_cast<table::RegionId>(territory);
}

/// The path of the Ring: a place for each of its territories.
inline constexpr std::string_view kPath = "path";
inline const std::vector<glm::vec2>& path_of_ring(const table::Layout& layout) {
  return layout.tracks.find(kPath)->second;
}

/// Where the dice are thrown while it is in view: the corner of the sea, where they hide nothing.
inline constexpr glm::vec2 kBattleground{13.4F, 92.1F};
inline constexpr float kBattlegroundScale = 0.69F;  ///< of the tray

/// What the rules know of the map.
table::MapPlan map_plan(const trilogy::Rules& rules);

/// The files below data/trilogy/ that the layout is made of.
std::vector<std::string> layout_files();

base::Result<table::Layout> load_layout(std::span<const core::DataFile> files,
                                        const trilogy::Rules& rules);

}  // namespace trilogy_table
