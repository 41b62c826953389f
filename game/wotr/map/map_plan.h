#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/table/board/load_layout.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// The regions of the rules are those of the table, with the same numbers.
constexpr table::RegionId on_table(wotr::RegionId region) {
  return static_cast<table::RegionId>(region);
}

/// The spaces of the Mordor Track: 0 to 4 and the Crack of Doom.
inline constexpr std::string_view kMordorTrack = "mordor";
inline constexpr std::size_t kMordorSpaces = 6;
inline const std::vector<glm::vec2>& mordor_track(const table::Layout& layout) {
  return layout.tracks.find(kMordorTrack)->second;
}

/// The middle of where dice are thrown, on the open sea, and how large the tray is there.
inline constexpr glm::vec2 kBattleground{36.6F, 87.8F};
inline constexpr float kBattlegroundScale = 0.61F;

/// What the rules know of the map.
table::MapPlan map_plan(const wotr::Rules& rules);

/// The files below data/wotr/ that the layout is made of.
std::vector<std::string> layout_files();

base::Result<table::Layout> load_layout(std::span<const core::DataFile> files,
                                        const wotr::Rules& rules);

}  // namespace wotr_table
