#include "tests/miniatures/figures.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/pawn.h"
#include "game/makers/figures/field.h"
#include "game/makers/figures/write_figures.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/recipes.h"
#include "tests/miniatures/mesh_checks.h"

// What every figure on the disk must be, whoever made it.
namespace table_test {
namespace {

using wotr_figures::Rank;

constexpr std::size_t kFullBudget = 8000;
constexpr std::size_t kMiddleBudget = 1100;
constexpr std::size_t kCoarseBudget = 180;

/// Corners of the rim of its base.
std::vector<engine::Vertex> rim_of(const Figure& figure) {
  std::vector<engine::Vertex> rim;
  for (const engine::Vertex& vertex : figure.model.full.vertices) {
    const float out = std::hypot(vertex.position.x, vertex.position.z);
    if (vertex.position.y < 0.05F && out > figure.recipe.base - 0.05F) rim.push_back(vertex);
  }
  return rim;
}

TEST(Figures, are_sound_and_within_budget) {
  for (const Figure& figure : figures()) {
    const std::string name(figure.recipe.id);
    expect_sound(figure.model.full, name);
    EXPECT_LE(engine::triangle_count(figure.model.full), kFullBudget) << name;
    if (!figure.model.middle.indices.empty()) {
      expect_sound(figure.model.middle, name + ", half way");
      EXPECT_LE(engine::triangle_count(figure.model.middle), kMiddleBudget) << name;
    }
    if (figure.model.coarse.indices.empty()) continue;
    expect_sound(figure.model.coarse, name + ", from afar");
    EXPECT_LE(engine::triangle_count(figure.model.coarse), kCoarseBudget) << name;
  }
}

// Weapons, wings and tails may overhang; feet, hooves and the weight of the figure may not.
TEST(Figures, stand_on_their_bases) {
  for (const Figure& figure : figures()) {
    const engine::Bounds box = engine::bounds(figure.model.full);
    EXPECT_NEAR(box.low.y, 0.0F, 1e-4F) << figure.recipe.id;
    float furthest_low = 0.0F;
    float furthest = 0.0F;
    for (const engine::Vertex& vertex : figure.model.full.vertices) {
      const float out = std::hypot(vertex.position.x, vertex.position.z);
      furthest = std::max(furthest, out);
      if (vertex.position.y < 0.3F) furthest_low = std::max(furthest_low, out);
    }
    EXPECT_LE(furthest_low, figure.recipe.base + 0.12F) << figure.recipe.id;
    EXPECT_LE(furthest, figure.recipe.base * 2.2F) << figure.recipe.id;
  }
}

TEST(Figures, have_the_heights_of_their_kinds) {
  for (const Figure& figure : figures()) {
    const float height = engine::bounds(figure.model.full).high.y;
    if (figure.recipe.rank == Rank::kRegular) {
      EXPECT_GE(height, 1.6F) << figure.recipe.id;
      EXPECT_LE(height, 2.4F) << figure.recipe.id;
    } else if (figure.recipe.rank == Rank::kElite || figure.recipe.rank == Rank::kLeader) {
      EXPECT_GE(height, 2.1F) << figure.recipe.id;
      EXPECT_LE(height, 3.4F) << figure.recipe.id;
    }
  }
}

TEST(Figures, wear_the_colour_of_their_side_on_the_rim) {
  for (const Figure& figure : figures()) {
    const std::vector<engine::Vertex> rim = rim_of(figure);
    ASSERT_FALSE(rim.empty()) << figure.recipe.id;
    for (const engine::Vertex& vertex : rim) {
      EXPECT_EQ(vertex.paint.a, 1.0F) << figure.recipe.id;  // it takes the tint
      if (figure.recipe.nation.empty()) continue;
      const glm::vec4 colour = wotr_figures::nation_paint(figure.recipe.nation, 1);
      EXPECT_LT(glm::distance(vertex.paint, colour), 0.01F) << figure.recipe.id;
    }
  }
}

// Colour is never the only sign: the front of the base shows the nation's emblem, or the leaf of
// the Company, or whom a minion serves.
TEST(Figures, carry_a_sign_on_the_base) {
  for (const Figure& figure : figures()) {
    const auto of_the_sign = [&](const engine::Vertex& vertex) {
      return vertex.position.z > 0 && vertex.normal.y > 0.99F &&
             vertex.position.y > figures::kBaseHeight + 0.01F &&
             vertex.position.y < figures::kBaseHeight + 0.02F &&
             glm::distance(vertex.paint, figures::paints::kVellum) < 0.01F;
    };
    const std::vector<engine::Vertex>& all = figure.model.full.vertices;
    EXPECT_GE(std::count_if(all.begin(), all.end(), of_the_sign), 8) << figure.recipe.id;
  }
}

bool is_generated(const Figure& figure) {
  std::ifstream in(figure.file, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  return bytes.find("amonhen-carve") != std::string::npos;
}

/// How far a place is from the nearest surface of what the recipe sculpts.
float off_the_surface(const figures::Sculpture& sculpture, const glm::vec3& at) {
  constexpr float kFar = 1;
  float least = kFar;
  for (const figures::Part& part : sculpture.parts) {
    const figures::Lumps near = figures::lumps_near(part, at, 0.1F);
    if (near.empty()) continue;
    least = std::min(least, std::abs(figures::distance_to(near, part.material.tool, at)));
  }
  return least;
}

// A file that the generator wrote is what the recipe sculpts now; an artist's need not be.
TEST(Figures, are_as_they_are_sculpted_or_an_artists) {
  for (const Figure& figure : figures()) {
    if (!is_generated(figure)) continue;
    const figures::Sculpture sculpture = figure.recipe.make().sculpture;
    std::size_t off = 0;
    std::size_t count = 0;
    for (const engine::Vertex& vertex : figure.model.full.vertices) {
      const glm::vec3 at = vertex.position - glm::vec3(0, figures::kBaseHeight, 0);
      if (at.y < 0.03F) continue;  // the base, and what stands in it
      ++count;
      off += off_the_surface(sculpture, at) > 0.02F ? 1 : 0;
    }
    EXPECT_LE(off, count / 100) << figure.recipe.id << ": run amonhen-figures assets/figures";
  }
}

// The generator always makes the same, and the same as on the day it wrote the file.
TEST(Figures, are_generated_alike_each_time) {
  for (const Figure& figure : figures()) {
    if (figure.recipe.id != "fellowship-hidden" || !is_generated(figure)) continue;
    const engine::Mesh again = figures::figure_of(figure.recipe).full;
    const engine::Mesh& stored = figure.model.full;
    ASSERT_EQ(stored.indices.size(), again.indices.size());
    float furthest = 0;
    for (std::size_t i = 0; i < again.indices.size(); ++i) {
      furthest = std::max(furthest, glm::distance(stored.vertices[stored.indices[i]].position,
                                                  again.vertices[again.indices[i]].position));
    }
    EXPECT_LT(furthest, 1e-3F) << "run amonhen-figures assets/figures";
  }
}

TEST(Figures, the_pawn_stands_on_the_base_of_what_it_stands_for) {
  const engine::Mesh pawn =
      figures::pawn_mesh({wotr_figures::nation_paint("rohan", 1), figures::kLargeBase, nullptr});
  expect_sound(pawn, "pawn");
  EXPECT_NEAR(engine::bounds(pawn).high.x, figures::kLargeBase, 0.03F);
}

// Among figures of one army the beast is the largest, but it does not dwarf the rest.
TEST(Figures, a_mumak_is_at_most_half_as_high_again_as_a_horseman) {
  const auto height = [](std::string_view id) {
    for (const Figure& figure : figures()) {
      if (figure.recipe.id == id) return engine::bounds(figure.model.full).high.y;
    }
    return 0.0F;
  };
  EXPECT_GT(height("southrons-elite"), height("southrons-regular"));
  EXPECT_LE(height("southrons-elite"), 1.5F * height("rohan-regular"));
}

}  // namespace
}  // namespace table_test
