#include "game/wotr/map/map_plan.h"

namespace wotr_table {
namespace {

std::vector<table::MapPlan::Track> tracks() {
  return {{std::string(kMordorTrack), "map/mordor-track.json", kMordorSpaces}};
}

}  // namespace

table::MapPlan map_plan(const wotr::Rules& rules) {
  table::MapPlan plan{.regions = {},
                      .army_slots = {"free", "shadow"},
                      .slots = {"characters", "control"},
                      .tracks = tracks()};
  for (const wotr::Region& row : rules.regions) {
    table::MapPlan::Region region{.id = row.id,
                                  .name = row.name,
                                  .is_great = row.settlement == wotr::Settlement::kStronghold,
                                  .neighbours = {}};
    for (const wotr::RegionId next : row.neighbours) region.neighbours.push_back(on_table(next));
    plan.regions.push_back(std::move(region));
  }
  return plan;
}

std::vector<std::string> layout_files() { return table::layout_files(tracks()); }

base::Result<table::Layout> load_layout(std::span<const core::DataFile> files,
                                        const wotr::Rules& rules) {
  base::Result<table::Layout> layout = table::load_layout(files, map_plan(rules));
  if (!layout) return layout;
  layout->smoke = {mordor_track(*layout).back()};  // the Crack of Doom
  layout->dice_tray = kBattleground;
  layout->battleground = kBattlegroundScale;
  return layout;
}

}  // namespace wotr_table
