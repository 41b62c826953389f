#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/table/board/layout.h"
#include "rules/core/game.h"

namespace table {

/// What a game knows of its map beside how it is drawn. All of it is read by these names.
struct MapPlan {
  struct Region {
    std::string id;
    std::string name;
    bool is_great = false;
    std::vector<RegionId> neighbours;
  };
  /// Spaces that belong to no region.
  struct Track {
    std::string name;
    std::string file;
    std::size_t spaces = 0;
  };

  std::vector<Region> regions;          ///< by RegionId
  std::vector<std::string> army_slots;  ///< of each region, by side
  std::vector<std::string> slots;       ///< others of each region
  std::vector<Track> tracks;
};

/// The files below data/<game>/ that the layout is made of.
std::vector<std::string> layout_files(std::span<const MapPlan::Track> tracks);

/// Checks that every region has its place, that everything of it lies inside its border, and that
/// borders close. An Error is one sentence that names the file, the place and the reason.
base::Result<Layout> load_layout(std::span<const core::DataFile> files, const MapPlan& plan);

/// The same for somebody who looks for mistakes: a sentence for each file that is no good.
std::vector<std::string> layout_faults(std::span<const core::DataFile> files, const MapPlan& plan);

}  // namespace table
