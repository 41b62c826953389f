#include "game/trilogy/map/map_plan.h"

namespace trilogy_table {
namespace {

constexpr glm::vec2 kDiceTray{22.0F, 82.0F};  // on the open sea, where it hides nothing

std::vector<table::MapPlan::Track> tracks() {
  return {{std::string(kPath), "map/path.json", trilogy::kPathSteps}};
}

}  // namespace

table::MapPlan map_plan(const trilogy::Rules& rules) {
  // A territory has one owner, so every army stands in the same slot, whosever it is.
  table::MapPlan plan{.regions = {},
                      .army_slots = std::vector<std::string>(trilogy::kOwners, "army"),
                      .slots = {"leader"},
                      .tracks = tracks()};
  for (const trilogy::TerritoryRow& row : rules.territories) {
    table::MapPlan::Region region{.id = row.id,
                                  .name = row.name,
                                  .is_great = false,  // from afar the realms are named
                                  .neighbours = {}};
    const auto own = static_cast<trilogy::Territory>(plan.regions.size());
    for (const trilogy::Territory next : neighbours_of(rules, own)) {
      region.neighbours.push_back(on_table(next));
    }
    plan.regions.push_back(std::move(region));
  }
  return plan;
}

std::vector<std::string> layout_files() { return table::layout_files(tracks()); }

base::Result<table::Layout> load_layout(std::span<const core::DataFile> files,
                                        const trilogy::Rules& rules) {
  base::Result<table::Layout> layout = table::load_layout(files, map_plan(rules));
  if (!layout) return layout;
  layout->smoke = {path_of_ring(*layout).back()};  // Mount Doom
  layout->dice_tray = kDiceTray;
  return layout;
}

}  // namespace trilogy_table
