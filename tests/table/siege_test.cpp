// A siege as it is seen from near by: garrisons on walls that are there, works at them, fires of
// light.

#include "game/wotr/table/siege.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "engine/scene/camera.h"
#include "game/figures/bases.h"
#include "game/figures/masonry.h"
#include "game/figures/siege_works.h"
#include "game/places/garrisons.h"
#include "game/places/places.h"
#include "game/places/posts.h"
#include "game/places/siege_lines.h"
#include "game/table/flames.h"
#include "game/table/pieces/growth.h"
#include "game/wotr/table/pieces.h"
#include "tests/table/world.h"

namespace table_test {
namespace {

using figures::SiegeWork;
using wotr::Nation;
using wotr::RegionId;
using wotr_table::PieceKind;

std::vector<RegionId> strongholds() {
  std::vector<RegionId> all;
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto region = static_cast<RegionId>(i);
    if (region_of(rules(), region).settlement == wotr::Settlement::kStronghold)
      all.push_back(region);
  }
  return all;
}

std::string name_of_place(RegionId region) { return region_of(rules(), region).id; }

bool is_large_based(wotr::Figure figure) {
  return wotr::is_character(figure) || figure == wotr::kNazgul ||
         figure == wotr::elite_of(Nation::kSauron) || figure == wotr::elite_of(Nation::kSouthrons);
}

float base_of(wotr::Figure figure) {
  const float radius = is_large_based(figure) ? figures::kLargeBase : figures::kUnitBase;
  return radius * places::kGarrisonScale;
}

/// Five units, and two who lead them.
const std::vector<wotr::Figure> kGarrison{wotr::figure_of(wotr::Character::kStrider),
                                          wotr::leader_of(Nation::kGondor),
                                          wotr::regular_of(Nation::kGondor),
                                          wotr::regular_of(Nation::kGondor),
                                          wotr::regular_of(Nation::kGondor),
                                          wotr::elite_of(Nation::kGondor),
                                          wotr::elite_of(Nation::kGondor)};

/// What the model has over a place of its ground, from below to above.
std::vector<float> heights_at(const engine::Mesh& mesh, glm::vec2 place) {
  std::vector<float> heights;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const auto corner = [&](std::size_t k) { return mesh.vertices[mesh.indices[i + k]].position; };
    const glm::vec3 a = corner(0);
    const glm::vec3 b = corner(1) - a;
    const glm::vec3 c = corner(2) - a;
    const float area = b.x * c.z - b.z * c.x;
    if (std::abs(area) < 1e-7F) continue;
    const glm::vec2 way = place - glm::vec2(a.x, a.z);
    const float along_b = (way.x * c.z - way.y * c.x) / area;
    const float along_c = (b.x * way.y - b.z * way.x) / area;
    if (along_b < 0 || along_c < 0 || along_b + along_c > 1) continue;
    heights.push_back(a.y + b.y * along_b + c.y * along_c);
  }
  std::sort(heights.begin(), heights.end());
  return heights;
}

/// The highest floor that somebody of a garrison's height can stand on.
float floor_at(const engine::Mesh& mesh, glm::vec2 place, float feet) {
  constexpr float kHead = 0.75F;
  float floor = -1;
  for (const float height : heights_at(mesh, place)) {
    if (height < feet + kHead) floor = std::max(floor, height);
  }
  return floor;
}

TEST(Siege, EveryStrongholdHasRoomForAGarrison) {
  for (const RegionId region : strongholds()) {
    const auto manned = wotr_table::man_the_walls(world(), region, kGarrison);
    ASSERT_EQ(manned.size(), kGarrison.size()) << name_of_place(region);
    for (std::size_t i = 0; i < manned.size(); ++i) {
      for (std::size_t k = i + 1; k < manned.size(); ++k) {
        const glm::vec3 apart = manned[k].feet - manned[i].feet;
        const float bases = base_of(manned[i].figure) + base_of(manned[k].figure);
        const float between = glm::length(glm::vec2(apart.x, apart.z));
        EXPECT_TRUE(between >= bases || (std::abs(apart.y) > 0.25F && between > 0.75F * bases))
            << name_of_place(region) << ": " << i << " and " << k << " are " << between << " apart";
      }
    }
  }
}

/// The Stronghold with all that is built for its garrison.
engine::Mesh besieged_model(const std::string& name) {
  engine::Mesh whole = places::place_model(name, "stronghold", "").full;
  engine::append(whole, places::posts_model(name));
  return whole;
}

TEST(Siege, AGarrisonStandsOnItsModelAndNothingStandsInIt) {
  for (const RegionId region : strongholds()) {
    const std::string name = name_of_place(region);
    const places::Garrison* garrison = places::garrison_of(name);
    ASSERT_NE(garrison, nullptr) << name;
    const engine::Mesh mesh = besieged_model(name);
    std::vector<places::Post> posts(garrison->units.begin(), garrison->units.end());
    posts.insert(posts.end(), garrison->leaders.begin(), garrison->leaders.end());
    const float reach = 0.9F * figures::kUnitBase * places::kGarrisonScale;
    for (std::size_t i = 0; i < posts.size(); ++i) {
      const glm::vec3& at = posts[i].at;
      const glm::vec2 below{at.x, at.z};
      EXPECT_NEAR(floor_at(mesh, below, at.y), at.y, 0.05F) << name << ", post " << i;
      for (float turn = 0; turn < 360; turn += 45) {
        const glm::vec3 out = figures::on_ring(reach, turn);
        EXPECT_NEAR(floor_at(mesh, below + glm::vec2(out.x, out.z), at.y), at.y, 0.1F)
            << name << ", post " << i << ", " << turn << " degrees";
      }
    }
  }
}

TEST(Siege, AGarrisonLooksOutAtTheBesiegers) {
  for (const RegionId region : strongholds()) {
    const glm::vec2 place = wotr_table::layout_of(layout(), region).settlement;
    for (const auto& each : wotr_table::man_the_walls(world(), region, kGarrison)) {
      const glm::vec2 out = glm::vec2(each.feet.x, each.feet.z) - place + glm::vec2(0, 1);
      const glm::vec2 ahead{std::sin(each.yaw), std::cos(each.yaw)};
      EXPECT_TRUE(ahead.y < -0.9F || glm::dot(ahead, glm::normalize(out)) > 0.5F)
          << name_of_place(region);
    }
  }
}

/// A place of a work, told in its own measure, on the ground of the Stronghold.
glm::vec2 on_line(const places::SiegeLine& line, float ahead) {
  const glm::vec3 way = figures::on_ring(ahead * line.size, line.facing);
  return line.at + glm::vec2(way.x, way.z);
}

TEST(Siege, TowersAndLaddersReachTheWalls) {
  for (const RegionId region : strongholds()) {
    const std::string name = name_of_place(region);
    const engine::Mesh mesh = besieged_model(name);
    int towers = 0;
    for (const places::SiegeLine& line : places::siege_lines(name)) {
      const bool is_tower = line.work == SiegeWork::kTower;
      if (!is_tower && line.work != SiegeWork::kLadder) continue;
      towers += is_tower;
      const float reach = is_tower ? figures::kTowerReach : figures::kLadderReach;
      const float head = (is_tower ? figures::kTowerBridge : 1.0F) * line.size;
      const std::vector<float> wall =
          heights_at(mesh, on_line(line, reach) + (on_line(line, reach) - line.at) * 0.3F);
      ASSERT_FALSE(wall.empty()) << name;
      EXPECT_TRUE(std::any_of(wall.begin(), wall.end(), [&](float high) {
        return std::abs(high - head) < 0.2F;
      })) << name;
    }
    EXPECT_EQ(towers, 1) << name;
  }
}

wotr::Board besieged(RegionId region) {
  wotr::Board board = opening().board;
  for (wotr::Figures& figures : board.regions) figures = {};
  for (wotr::Figures& figures : board.garrisons) figures = {};
  for (const wotr::Figure figure : kGarrison)
    wotr::add(board.garrisons.at(region_of(rules(), region).stronghold), figure);
  wotr::Figures& host = wotr::figures_in(board, region);
  wotr::add(host, wotr::regular_of(Nation::kSauron), 5);
  wotr::add(host, wotr::elite_of(Nation::kSauron), 2);
  wotr::add(host, wotr::kNazgul, 1);
  return board;
}

TEST(Siege, BesiegersLookAtTheWallsAndStandInNoWork) {
  for (const RegionId region : strongholds()) {
    const table::Mirror mirror = wotr_table::mirror(world(), besieged(region));
    const glm::vec2 place = wotr_table::layout_of(layout(), region).settlement;
    std::vector<glm::vec2> works;
    int besiegers = 0;
    for (const table::Piece& piece : mirror.pieces) {
      const glm::vec2 at{piece.pose.position.x, piece.pose.position.z};
      if (wotr_table::is(piece, PieceKind::kSiege)) works.push_back(at);
      if (!wotr_table::is(piece, PieceKind::kFigure)) continue;
      if (piece.spot != wotr_table::on_map(wotr::in_region(region))) continue;
      ++besiegers;
      const glm::vec3 ahead = piece.pose.rotation * glm::vec3(0, 0, 1);
      EXPECT_GT(glm::dot(glm::normalize(place - at), glm::vec2(ahead.x, ahead.z)), 0.99F)
          << name_of_place(region);
      for (const glm::vec2& work : works) {
        EXPECT_GT(glm::distance(work, at), 0.3F + figures::kUnitBase * piece.scale)
            << name_of_place(region);
      }
    }
    EXPECT_EQ(besiegers, 8) << name_of_place(region);
  }
}

/// At peace a Stronghold is a town: nobody stands on drums of stone.
TEST(Siege, WhatAGarrisonStandsOnIsThereWhileItIsBesieged) {
  const auto posts_of = [](const wotr::Board& board, float distance) {
    const table::Mirror mirror = wotr_table::mirror(world(), board);
    return std::ranges::count_if(mirror.pieces, [&](const table::Piece& piece) {
      return wotr_table::is(piece, PieceKind::kPosts) && table::growth_at(piece, distance) > 0.1F;
    });
  };
  EXPECT_EQ(posts_of(opening().board, 12), 0);
  for (const RegionId region : strongholds()) {
    EXPECT_FALSE(places::posts_model(name_of_place(region)).indices.empty());
    EXPECT_EQ(posts_of(besieged(region), 12), 1) << name_of_place(region);
    EXPECT_EQ(posts_of(besieged(region), 150), 0) << "from afar";
  }
}

/// Only the tower is left of the works.
TEST(Siege, NothingMoreIsSeenOfItFromAfar) {
  constexpr float kWholeBoard = 150;
  const table::Mirror mirror = wotr_table::mirror(world(), besieged(strongholds().front()));
  int seen = 0;
  for (const table::Piece& piece : mirror.pieces) {
    if (!wotr_table::is(piece, PieceKind::kSiege)) continue;
    seen += table::growth_at(piece, kWholeBoard) > 0.1F;
  }
  EXPECT_EQ(seen, 1);
  std::vector<engine::DecalVertex> light;
  table::add_flame(light, {.foot = {50, 0, 50}},
                   engine::view_from({.target = {50, 50}, .distance = kWholeBoard}, {1280, 720}),
                   0);
  EXPECT_TRUE(light.empty());
}

TEST(Siege, AFlameIsLightThatFadesToItsEdge) {
  const engine::CameraView camera =
      engine::view_from({.target = {50, 50}, .distance = 9}, {1280, 720});
  const auto flame_at = [&](float seconds) {
    std::vector<engine::DecalVertex> light;
    table::add_flame(light, {.foot = {50, 0, 50}, .height = 0.5F}, camera, seconds);
    return light;
  };
  const auto light = flame_at(3);
  const auto has = [&](auto what) { return std::any_of(light.begin(), light.end(), what); };
  EXPECT_TRUE(has([](const engine::DecalVertex& v) { return v.colour.a > 0.9F; }));
  EXPECT_TRUE(has([](const engine::DecalVertex& v) { return v.colour.a == 0; }));
  for (const engine::DecalVertex& corner : light) {
    EXPECT_LT(glm::distance(corner.position, glm::vec3(50, 0, 50)), 1.6F);
  }
  const auto is_same = [&](const std::vector<engine::DecalVertex>& other) {
    return std::equal(light.begin(), light.end(), other.begin(), other.end(),
                      [](const auto& a, const auto& b) { return a.position == b.position; });
  };
  EXPECT_TRUE(is_same(flame_at(3)));
  EXPECT_FALSE(is_same(flame_at(3.2F)));
}

}  // namespace
}  // namespace table_test
