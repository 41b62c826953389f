#include "game/table/seals/seal_ground.h"

#include <algorithm>
#include <cmath>

#include "game/table/names/map_names.h"

namespace table {
namespace {

constexpr float kSitesInRegion = 80;
constexpr float kClosestSites = 0.7F;
constexpr float kSealHeight = 0.3F;

std::vector<SealSite> sites_of(const RegionLayout& region, const engine::HeightField& ground) {
  std::vector<SealSite> sites;
  const float area = std::abs(area_of(region.border));
  const float step = std::max(kClosestSites, std::sqrt(area / kSitesInRegion));
  const glm::vec2 size = region.south_east - region.north_west;
  const auto rows = static_cast<int>(size.y / step) + 1;
  const auto columns = static_cast<int>(size.x / step) + 1;
  for (int row = 0; row < rows; ++row) {
    const float aside = row % 2 == 0 ? 0.25F : 0.75F;
    for (int column = 0; column < columns; ++column) {
      const glm::vec2 steps(static_cast<float>(column) + aside, static_cast<float>(row) + 0.5F);
      const glm::vec2 place = region.north_west + step * steps;
      if (!is_inside(region.border, place)) continue;
      sites.push_back({.place = ground.on_surface(place, kSealHeight),
                       .inland = distance_to_border(region.border, place)});
    }
  }
  if (sites.empty()) sites.push_back({.place = ground.on_surface(region.settlement, kSealHeight)});
  return sites;
}

}  // namespace

SealGround::SealGround(const Layout& layout, const BoardAssets& board) : board_(&board) {
  sites_.reserve(layout.regions.size());
  for (const RegionLayout& region : layout.regions)
    sites_.push_back(sites_of(region, board.ground));
  for (const engine::Label& label : region_names(layout))
    names_.push_back(name_on_land(label, board.ground));
}

RegionId SealGround::land_at(const engine::CameraView& view, glm::vec2 point) const {
  const auto hit = board_->ground.hit(engine::screen_ray(view, point));
  return hit ? board_->regions.at({hit->x, hit->z}) : kNoRegion;
}

}  // namespace table
