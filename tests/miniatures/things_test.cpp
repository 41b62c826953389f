#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "game/figures/siege_works.h"
#include "game/wotr/figures/card_stacks.h"
#include "game/wotr/figures/counters.h"
#include "game/wotr/figures/dice.h"
#include "game/wotr/figures/emblems.h"
#include "tests/miniatures/mesh_checks.h"

namespace wotr_figures {
namespace {

constexpr std::array kNations{"gondor", "rohan",    "elves",  "dwarves",
                              "north",  "isengard", "sauron", "southrons"};

void expect_near(const glm::vec3& a, const glm::vec3& b) {
  EXPECT_NEAR(glm::length(a - b), 0.0F, 1e-5F);
}

TEST(Dice, R015_carry_the_faces_of_the_rules) {
  std::map<DieSymbol, int> free;
  std::map<DieSymbol, int> shadow;
  for (const DieSymbol symbol : die_symbols(DiceSet::kFree)) ++free[symbol];
  for (const DieSymbol symbol : die_symbols(DiceSet::kShadow)) ++shadow[symbol];
  using enum DieSymbol;
  EXPECT_EQ(free, (std::map<DieSymbol, int>{
                      {kCharacter, 2}, {kMuster, 1}, {kMusterArmy, 1}, {kEvent, 1}, {kWill, 1}}));
  EXPECT_EQ(
      shadow,
      (std::map<DieSymbol, int>{
          {kCharacter, 1}, {kArmy, 1}, {kMuster, 1}, {kMusterArmy, 1}, {kEvent, 1}, {kEye, 1}}));
}

TEST(Dice, opposite_faces_add_up_to_five) {
  for (int face = 0; face < figures::kDieFaces; ++face) {
    expect_near(figures::die_face_normal(face), -figures::die_face_normal(5 - face));
  }
}

TEST(Dice, rest_rotation_brings_each_face_up) {
  for (int face = 0; face < figures::kDieFaces; ++face) {
    const glm::quat rest = figures::die_rest_rotation(face);
    EXPECT_NEAR(glm::length(rest), 1.0F, 1e-5F);
    expect_near(rest * figures::die_face_normal(face), {0.0F, 1.0F, 0.0F});
  }
}

// The inlay that ends on top must be the symbol `die_symbols` names, the right way up.
TEST(Dice, the_face_on_top_shows_its_symbol_upright) {
  for (const DiceSet set : {DiceSet::kFree, DiceSet::kShadow}) {
    const engine::Mesh die = action_die_mesh(set);
    for (int face = 0; face < figures::kDieFaces; ++face) {
      const engine::Mesh turned =
          engine::transformed(die, glm::mat4_cast(figures::die_rest_rotation(face)));
      float low = 1.0F;
      float high = -1.0F;
      for (const engine::Vertex& vertex : turned.vertices) {
        if (vertex.position.y < figures::kDieEdge / 2.0F + 0.01F) continue;
        low = std::min(low, -vertex.position.z);
        high = std::max(high, -vertex.position.z);
      }
      float sign_low = 1.0F;
      float sign_high = -1.0F;
      const DieSymbol symbol = die_symbols(set)[static_cast<std::size_t>(face)];
      for (const glm::vec2& point : die_sign(symbol).triangles) {
        sign_low = std::min(sign_low, point.y);
        sign_high = std::max(sign_high, point.y);
      }
      EXPECT_NEAR(low / high, sign_low / sign_high, 1e-3F) << face;
      EXPECT_EQ(face_with(set, symbol) == face, face != 5 || symbol != DieSymbol::kCharacter);
    }
  }
  EXPECT_EQ(face_with(DiceSet::kFree, DieSymbol::kEye), -1);
}

TEST(Dice, are_sound_cubes) {
  for (const DiceSet set : {DiceSet::kFree, DiceSet::kShadow}) {
    for (const engine::Mesh& die : {action_die_mesh(set), combat_die_mesh(set)}) {
      table_test::expect_sound(die, "die");
      const engine::Bounds box = engine::bounds(die);
      for (int axis = 0; axis < 3; ++axis) {
        EXPECT_NEAR(box.high[axis] - box.low[axis], figures::kDieEdge, 0.06F);
      }
    }
  }
}

TEST(Emblems, are_simple_outlines_inside_their_square) {
  std::vector<figures::Emblem> all;
  for (const char* nation : kNations) all.push_back(nation_emblem(nation));
  for (int symbol = 0; symbol <= static_cast<int>(DieSymbol::kEye); ++symbol) {
    all.push_back(die_symbol(static_cast<DieSymbol>(symbol)));
  }
  for (std::size_t emblem_number = 0; emblem_number < all.size(); ++emblem_number) {
    const figures::Emblem& emblem = all[emblem_number];
    for (const auto& contour : emblem.contours) {
      const float area = engine::signed_area(contour);
      EXPECT_GT(area, 0.0F);
      for (const glm::vec2& p : contour) {
        EXPECT_LE(std::max(std::abs(p.x), std::abs(p.y)), 1.001F) << emblem_number;
      }
      // A polygon that crosses itself does not come apart into triangles of its own area.
      const std::vector<glm::vec2> cut = engine::triangulate(contour);
      float sum = 0.0F;
      for (std::size_t i = 0; i < cut.size(); i += 3) {
        sum += engine::signed_area(std::span(cut).subspan(i, 3));
      }
      EXPECT_NEAR(sum, area, 1e-3F);
    }
  }
}

TEST(Emblems, of_two_nations_are_never_the_same) {
  for (const char* one : kNations) {
    for (const char* other : kNations) {
      if (one == other) continue;
      EXPECT_NE(nation_sign(one).triangles, nation_sign(other).triangles);
    }
  }
}

TEST(Counters, are_sound_and_lie_on_the_board) {
  std::map<std::string, engine::Mesh> all{
      {"hunt tile", hunt_tile_mesh()},
      {"elven ring", elven_ring_mesh()},
      {"free control", control_marker_mesh(DiceSet::kFree)},
      {"shadow control", control_marker_mesh(DiceSet::kShadow)},
      {"corruption", corruption_counter_mesh()},
      {"progress", progress_counter_mesh()},
      {"siege tower", figures::siege_work_mesh(figures::SiegeWork::kTower)},
      {"ram", figures::siege_work_mesh(figures::SiegeWork::kRam)},
      {"ladder", figures::siege_work_mesh(figures::SiegeWork::kLadder)},
      {"trebuchet", figures::siege_work_mesh(figures::SiegeWork::kTrebuchet)},
      {"watch fire", figures::siege_work_mesh(figures::SiegeWork::kWatchFire)},
      {"deck", deck_mesh(DiceSet::kFree, {1.6F, 2.4F}, 0.4F)},
      {"discards", discards_mesh(DiceSet::kShadow, {1.6F, 2.4F}, 0.4F)},
  };
  for (const char* nation : kNations) {
    all.emplace(nation, political_counter_mesh(nation, PoliticalFace::kActive));
  }
  for (const auto& [name, mesh] : all) {
    table_test::expect_sound(mesh, name);
    EXPECT_NEAR(engine::bounds(mesh).low.y, 0.0F, 0.03F) << name;
    EXPECT_LE(engine::triangle_count(mesh), 600U) << name;
  }
}

}  // namespace
}  // namespace wotr_figures
