#include "game/table/miniatures/miniatures.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "tests/miniatures/mesh_checks.h"
#include "tests/miniatures/raster.h"

namespace table {
namespace {

constexpr std::size_t kRegularBudget = 500;
constexpr std::size_t kEliteBudget = 900;
constexpr std::size_t kCharacterBudget = 1100;
constexpr std::size_t kReducedBudget = 120;

// Outlines are compared at the size they are played at: about 48 pixels for two units and a half.
constexpr int kOutlineSize = 64;
constexpr float kOutlineScale = 20.0F;
constexpr float kLeastDifference = 0.12F;

struct Figure {
  std::string name;
  engine::Mesh full;
  engine::Mesh reduced;
  float base;
  std::size_t budget;
};

std::vector<Figure> all_figures() {
  std::vector<Figure> figures;
  for (const UnitId& id : unit_ids()) {
    figures.push_back(
        {std::string(id.nation) + " " + std::string(id.kind), unit_mesh(id.nation, id.kind),
         unit_mesh(id.nation, id.kind, Detail::Reduced), unit_base_radius(id.nation, id.kind),
         id.kind == "regular" ? kRegularBudget : kEliteBudget});
  }
  for (const std::string_view id : character_ids()) {
    figures.push_back({std::string(id), character_mesh(id), character_mesh(id, Detail::Reduced),
                       character_base_radius(id), kCharacterBudget});
  }
  return figures;
}

bool same_shape(const engine::Mesh& a, const engine::Mesh& b) {
  return a.vertices.size() == b.vertices.size() &&
         std::equal(a.vertices.begin(), a.vertices.end(), b.vertices.begin(),
                    [](const auto& u, const auto& v) { return u.position == v.position; });
}

nlohmann::json reference(const char* file) {
  std::ifstream in(std::string(REFERENCE_FOLDER) + "/" + file);
  return nlohmann::json::parse(in);
}

// The part of the pixels covered by either that only one of them covers.
float difference(const std::vector<bool>& a, const std::vector<bool>& b) {
  int either = 0;
  int one = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    either += a[i] || b[i];
    one += a[i] != b[i];
  }
  return static_cast<float>(one) / static_cast<float>(std::max(either, 1));
}

TEST(Miniatures, every_character_of_the_reference_has_its_own) {
  for (const auto& character : reference("characters.json")) {
    const auto id = character.at("id").get<std::string>();
    EXPECT_FALSE(same_shape(character_mesh(id), pawn_mesh())) << id;
  }
}

TEST(Miniatures, every_nation_of_the_reference_has_its_units) {
  std::set<std::string> nations;
  for (const auto& region : reference("regions.json")) {
    if (region.at("nation").is_string()) nations.insert(region.at("nation").get<std::string>());
  }
  EXPECT_EQ(nations.size(), 8U);
  const std::set<std::string> without_leader{"isengard", "southrons"};
  for (const std::string& nation : nations) {
    for (const char* kind : {"regular", "elite", "leader"}) {
      const bool none = std::string(kind) == "leader" && without_leader.contains(nation);
      EXPECT_EQ(same_shape(unit_mesh(nation, kind), pawn_mesh()), none) << nation << ' ' << kind;
    }
  }
}

TEST(Miniatures, unknown_ids_get_the_pawn) {
  EXPECT_TRUE(same_shape(unit_mesh("shire", "regular"), pawn_mesh()));
  EXPECT_TRUE(same_shape(character_mesh("bombadil"), pawn_mesh()));
  table_test::expect_sound(pawn_mesh(), "pawn");
}

TEST(Miniatures, are_sound_and_within_budget) {
  for (const Figure& figure : all_figures()) {
    table_test::expect_sound(figure.full, figure.name);
    table_test::expect_sound(figure.reduced, figure.name + ", reduced");
    EXPECT_LE(engine::triangle_count(figure.full), figure.budget) << figure.name;
    EXPECT_LE(engine::triangle_count(figure.reduced), kReducedBudget) << figure.name;
  }
  for (const Detail detail : {Detail::Full, Detail::Reduced}) {
    table_test::expect_sound(fellowship_mesh(FellowshipLook::Hidden, detail), "cairn");
  }
}

// Weapons, wings and tails may overhang; feet, hooves and the weight of the figure may not.
TEST(Miniatures, stand_on_their_bases) {
  for (const Figure& figure : all_figures()) {
    const engine::Bounds box = engine::bounds(figure.full);
    EXPECT_NEAR(box.low.y, 0.0F, 1e-4F) << figure.name;
    float furthest_low = 0.0F;
    float furthest = 0.0F;
    for (const engine::Vertex& vertex : figure.full.vertices) {
      const float out = std::hypot(vertex.position.x, vertex.position.z);
      furthest = std::max(furthest, out);
      if (vertex.position.y < 0.3F) furthest_low = std::max(furthest_low, out);
    }
    EXPECT_LE(furthest_low, figure.base + 0.12F) << figure.name;
    EXPECT_LE(furthest, figure.base * 2.2F) << figure.name;
  }
}

TEST(Miniatures, have_the_heights_of_their_kinds) {
  for (const UnitId& id : unit_ids()) {
    const float height = engine::bounds(unit_mesh(id.nation, id.kind)).high.y;
    const std::string name = std::string(id.nation) + " " + std::string(id.kind);
    if (id.kind == "regular") {
      EXPECT_GE(height, 1.6F) << name;
      EXPECT_LE(height, 2.4F) << name;
    } else {
      EXPECT_GE(height, 2.1F) << name;
      EXPECT_LE(height, 3.4F) << name;
    }
  }
}

TEST(Miniatures, rims_and_banners_take_the_tint) {
  for (const Figure& figure : all_figures()) {
    for (const engine::Mesh* mesh : {&figure.full, &figure.reduced}) {
      const auto tinted = std::count_if(mesh->vertices.begin(), mesh->vertices.end(),
                                        [](const engine::Vertex& v) { return v.paint.a == 1.0F; });
      EXPECT_GT(tinted, 0) << figure.name;
    }
  }
}

TEST(Miniatures, can_be_told_apart_by_outline) {
  std::vector<std::vector<bool>> from_above;
  std::vector<std::vector<bool>> from_the_seat;
  const std::vector<Figure> figures = all_figures();
  for (const Figure& figure : figures) {
    from_above.push_back(table_test::outline(figure.full, 90.0F, kOutlineScale, kOutlineSize));
    from_the_seat.push_back(table_test::outline(figure.full, 50.0F, kOutlineScale, kOutlineSize));
  }
  for (std::size_t i = 0; i < figures.size(); ++i) {
    for (std::size_t j = i + 1; j < figures.size(); ++j) {
      const float unlike = std::max(difference(from_above[i], from_above[j]),
                                    difference(from_the_seat[i], from_the_seat[j]));
      EXPECT_GE(unlike, kLeastDifference) << figures[i].name << " and " << figures[j].name;
    }
  }
}

}  // namespace
}  // namespace table
