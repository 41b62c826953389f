#include <algorithm>
#include <cstddef>
#include <glm/geometric.hpp>
#include <vector>

#include <gtest/gtest.h>

#include "game/makers/figures/weathering.h"
#include "tests/miniatures/figures.h"

// What the painter does to a figure, and that those on the disk were painted so.
namespace table_test {
namespace {

using glm::vec3;

const glm::vec4 kBlue{0.1F, 0.2F, 0.4F, 0};

float brightness_of(const glm::vec4& paint) { return paint.r + paint.g + paint.b; }

/// Two balls of cloth that touch, seen from their side.
figures::Sculpture two_balls() {
  figures::Sculpture sculpture;
  figures::Part& part = figures::add_part(sculpture, figures::cloth(kBlue));
  part.lumps.push_back(figures::ball({-0.15F, 1, 0}, 0.15F));
  part.lumps.push_back(figures::ball({0.15F, 1, 0}, 0.15F));
  return sculpture;
}

TEST(Paint, runs_into_hollows_and_is_brushed_off_edges) {
  const figures::Sculpture balls = two_balls();
  const figures::Part& part = balls.parts.front();
  const glm::vec4 open = figures::weathered(balls, part, {-0.15F, 1, 0.15F}, {0, 0, 1});
  const glm::vec4 seam = figures::weathered(balls, part, {0, 1, 0.02F}, {0, 0, 1});
  EXPECT_LT(brightness_of(seam), 0.5F * brightness_of(open));

  figures::Sculpture block;
  figures::Part& plate = figures::add_part(block, figures::cloth(kBlue));
  plate.lumps.push_back(figures::block({0.2F, 0.2F, 0.2F}, 0.01F, figures::moved_to({0, 1, 0})));
  const glm::vec4 face = figures::weathered(block, plate, {0, 1, 0.2F}, {0, 0, 1});
  const vec3 slant = glm::normalize(vec3(0, 1, 1));
  const glm::vec4 edge = figures::weathered(block, plate, {0, 1.197F, 0.197F}, slant);
  EXPECT_GT(brightness_of(edge), 1.2F * brightness_of(face));
}

TEST(Paint, is_light_above_and_has_cool_shade_below) {
  const figures::Sculpture balls = two_balls();
  const figures::Part& part = balls.parts.front();
  const glm::vec4 above = figures::weathered(balls, part, {-0.2F, 1.14F, 0}, {0, 1, 0});
  const glm::vec4 below = figures::weathered(balls, part, {-0.2F, 0.86F, 0}, {0, -1, 0});
  EXPECT_GT(brightness_of(above), 1.8F * brightness_of(below));
  EXPECT_LT(above.b / above.r, below.b / below.r);
}

TEST(Paint, of_metal_shines_and_the_owners_colour_stays_to_be_replaced) {
  figures::Sculpture sculpture = two_balls();
  const vec3 at{-0.15F, 1, 0.15F};
  figures::Part& part = sculpture.parts.front();
  EXPECT_EQ(figures::weathered(sculpture, part, at, {0, 0, 1}).a, 0);
  part.material.finish = figures::Finish::kMetal;
  EXPECT_NEAR(figures::weathered(sculpture, part, at, {0, 0, 1}).a, 0.5F, 1e-4F);
  part.material.paint.a = figures::kTinted;
  EXPECT_EQ(figures::weathered(sculpture, part, at, {0, 0, 1}).a, 1);
}

std::size_t metal_in(const std::vector<engine::Vertex>& vertices) {
  return static_cast<std::size_t>(std::ranges::count_if(vertices, [](const engine::Vertex& vertex) {
    return vertex.paint.a > 0.49F && vertex.paint.a < 0.51F;
  }));
}

// Plate and blades mirror the room, near by and half way; nobody wears nothing else.
TEST(Paint, of_armed_figures_has_metal_and_more_that_is_not) {
  for (const Figure& figure : figures()) {
    if (figure.recipe.id != "gondor-regular" && figure.recipe.id != "dwarves-elite") continue;
    for (const engine::Mesh* mesh : {&figure.model.full, &figure.model.middle}) {
      EXPECT_GT(metal_in(mesh->vertices), mesh->vertices.size() / 20) << figure.recipe.id;
      EXPECT_LT(metal_in(mesh->vertices), mesh->vertices.size() * 3 / 4) << figure.recipe.id;
    }
  }
}

}  // namespace
}  // namespace table_test
