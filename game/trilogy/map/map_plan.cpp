#include "game/trilogy/map/map_plan.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <span>

#include "game/table/board/ranks.h"

namespace trilogy_table {
namespace {

std::vector<table::MapPlan::Track> tracks() {
  return {{std::string(kPath), "map/path.json", trilogy::kPathSteps}};
}

constexpr float kPlaceRadius = 1.6F;
constexpr float kPlaceStray = 4;  // farthest from where the drawing has it
constexpr int kStrayPieces = 9;   // of that, to each side

/// How much of what stands at a place of the territory is in the way of names and of the army.
float crowd_at(const table::RegionLayout& region, std::span<const table::Disc> names,
               glm::vec2 place) {
  constexpr float kArmyRadius = 1.3F;
  constexpr float kOutside = 4;
  const auto depth = [&](const table::Disc& disc) {
    return std::max(0.0F, kPlaceRadius + disc.radius - glm::distance(place, disc.centre));
  };
  float crowd = depth({region.armies[0], kArmyRadius});
  for (const table::Disc& disc : names) crowd += depth(disc);
  if (!table::is_inside(region.border, place)) return crowd + kOutside * 2;
  return table::is_border_within(kPlaceRadius * 0.7F, region.border, place) ? crowd + kOutside
                                                                            : crowd;
}

/// Models are larger than signs on paper: they stand clear of the names, as near as they can to
/// where the drawing has them.
void clear_places(table::Layout& layout) {
  constexpr float kNearby = 0.35F;
  for (table::RegionLayout& region : layout.regions) {
    std::vector<table::Disc> names = table::ground_before_name(region);
    names.insert(names.end(), region.before_other_names.begin(), region.before_other_names.end());
    glm::vec2 best = region.settlement;
    float least = crowd_at(region, names, best);
    for (int row = -kStrayPieces; row <= kStrayPieces; ++row) {
      for (int column = -kStrayPieces; column <= kStrayPieces; ++column) {
        const glm::vec2 by = glm::vec2(column, row) * (kPlaceStray / kStrayPieces);
        const float cost =
            crowd_at(region, names, region.settlement + by) + kNearby * glm::length(by);
        if (cost >= least) continue;
        least = cost;
        best = region.settlement + by;
      }
    }
    region.settlement = best;
  }
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
  clear_places(*layout);
  layout->smoke = {path_of_ring(*layout).back()};  // Mount Doom
  layout->dice_tray = kBattleground;
  layout->battleground = kBattlegroundScale;
  return layout;
}

}  // namespace trilogy_table
