#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/land.h"
#include "game/places/places.h"
#include "game/table/board/rim_paint.h"
#include "game/table/board/terrain_fit.h"
#include "game/wotr/table/settlement_ground.h"
#include "game/wotr/table/shapes.h"
#include "rules/wotr/names/read_id.h"
#include "tests/table/world.h"

// What is built on the map stands in it: on the relief, at the water.
namespace table_test {
namespace {

glm::vec2 place_of(wotr::RegionId region) {
  return wotr_table::layout_of(layout(), region).settlement;
}

engine::Mesh built_in(wotr::RegionId id) {
  const wotr::Region& region = region_of(rules(), id);
  return places::place_model(region.id, id_of(region.settlement), id_of(region.nation)).full;
}

/// Every region that some part of the settlement lies over; kNoRegion is the sea.
std::set<wotr::RegionId> regions_under(const char* name) {
  const wotr::RegionId id = wotr::find_region(rules(), name);
  std::set<wotr::RegionId> under;
  for (const engine::Vertex& vertex : built_in(id).vertices) {
    const glm::vec2 at(vertex.position.x, vertex.position.z);
    under.insert(wotr_table::in_rules(board().regions.at(place_of(id) + at)));
  }
  return under;
}

TEST(Settlements, NoFootHangsInTheAir) {
  const engine::HeightField& ground = board().ground;
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto id = static_cast<wotr::RegionId>(i);
    const engine::Mesh level = built_in(id);
    engine::Mesh seated = level;
    table::fit_to_terrain(seated, ground, place_of(id));
    for (std::size_t k = 0; k < level.vertices.size(); ++k) {
      if (level.vertices[k].position.y > 0) continue;
      const glm::vec3 at = seated.vertices[k].position + ground.on_surface(place_of(id));
      EXPECT_LE(at.y, ground.height_at({at.x, at.z}) + 0.01F) << region_of(rules(), id).id;
    }
  }
}

TEST(Settlements, RimsOfRocksAndHillsArePaintedLikeTheMap) {
  engine::Image map{16, 16, engine::PixelFormat::kRgba8, {}};
  map.levels.emplace_back(16 * 16 * 4, std::uint8_t{0x80});
  engine::build_mip_levels(map);
  engine::Mesh edoras = built_in(wotr::find_region(rules(), "edoras"));
  table::paint_rims(edoras, map, {145, 100}, {84, 62});
  int rim = 0;
  for (const engine::Vertex& vertex : edoras.vertices) {
    if (!figures::is_rim(vertex)) continue;
    ++rim;
    EXPECT_EQ(vertex.paint, engine::paint_from_srgb(0x808080));
  }
  EXPECT_GT(rim, 20);
}

TEST(Settlements, HavensLieAtTheSea) {
  for (const char* haven : {"dol-amroth", "grey-havens", "umbar"}) {
    EXPECT_TRUE(regions_under(haven).contains(wotr::kNoRegion)) << haven;
  }
}

TEST(Settlements, OsgiliathStandsOnBothBanksOfTheRiver) {
  EXPECT_GE(regions_under("osgiliath").size(), 2U);
}

TEST(Settlements, TheGroundAroundThemFadesIntoTheLand) {
  std::vector<engine::DecalVertex> decals;
  wotr_table::add_settlement_ground(decals, world());
  for (const engine::DecalVertex& corner : decals) {
    EXPECT_LT(corner.colour.a, 0.6F);
    EXPECT_LT(corner.position.y, board().ground.height_at({corner.position.x, corner.position.z}));
  }
  EXPECT_TRUE(std::any_of(decals.begin(), decals.end(),
                          [](const engine::DecalVertex& corner) { return corner.colour.a == 0; }));
}

}  // namespace
}  // namespace table_test
