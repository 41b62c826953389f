#include "engine/scene/ray.h"

#include <glm/geometric.hpp>

#include <gtest/gtest.h>

#include "engine/assets/image_file.h"
#include "engine/scene/height_field.h"

namespace engine {
namespace {

TEST(Ray, HitsALevel) {
  EXPECT_FLOAT_EQ(*hit_level({{0, 5, 0}, {0, -1, 0}}, 2), 3);
  EXPECT_FALSE(hit_level({{0, 5, 0}, {0, 1, 0}}, 2));
  EXPECT_FALSE(hit_level({{0, 5, 0}, {1, 0, 0}}, 2));
}

TEST(Ray, HitsASphere) {
  const Ray ray{{0, 0, -10}, {0, 0, 1}};
  EXPECT_FLOAT_EQ(*hit_sphere(ray, {0, 0, 0}, 2), 8);
  EXPECT_FALSE(hit_sphere(ray, {0, 3, 0}, 2));
  EXPECT_FALSE(hit_sphere(ray, {0, 0, -20}, 2));
}

TEST(Ray, HitsACylinderFromTheSideAndFromAbove) {
  EXPECT_FLOAT_EQ(*hit_cylinder({{-5, 1, 0}, {1, 0, 0}}, {0, 0, 0}, 1, 2), 4);
  EXPECT_FLOAT_EQ(*hit_cylinder({{0.5F, 5, 0}, {0, -1, 0}}, {0, 0, 0}, 1, 2), 3);
  EXPECT_FALSE(hit_cylinder({{-5, 3, 0}, {1, 0, 0}}, {0, 0, 0}, 1, 2));
  EXPECT_FALSE(hit_cylinder({{2, 5, 0}, {0, -1, 0}}, {0, 0, 0}, 1, 2));
}

/// Rises to the east from 0 to 10 over a board of 20 by 10.
HeightField slope() {
  std::vector<float> heights;
  for (int y = 0; y < 10; ++y) {
    for (int x = 0; x < 20; ++x) heights.push_back((static_cast<float>(x) + 0.5F) / 2);
  }
  return {{20, 10}, std::move(heights), {20, 10}};
}

TEST(HeightField, KnowsHeightsAndNormals) {
  const HeightField field = slope();
  EXPECT_NEAR(field.height_at({10, 5}), 5, 1e-4F);
  EXPECT_NEAR(field.height_at({13.3F, 2}), 6.65F, 1e-3F);
  const glm::vec3 normal = field.normal_at({10, 5});
  EXPECT_LT(normal.x, 0);
  EXPECT_NEAR(glm::length(normal), 1, 1e-5F);
  EXPECT_NEAR(normal.y / -normal.x, 2, 1e-3F);
}

TEST(HeightField, IsHitByRays) {
  const HeightField field = slope();
  const auto down = field.hit({{7, 50, 5}, {0, -1, 0}});
  ASSERT_TRUE(down);
  EXPECT_NEAR(down->y, 3.5F, 0.01F);
  const glm::vec3 direction = glm::normalize(glm::vec3(1, -1, 0));
  const auto slanted = field.hit({{0, 12, 5}, direction});
  ASSERT_TRUE(slanted);  // 12 - x = x / 2
  EXPECT_NEAR(slanted->x, 8, 0.05F);
  EXPECT_FALSE(field.hit({{7, 50, 5}, {0, 1, 0}}));
}

TEST(HeightField, ReadsSixteenBitImages) {
  Image image{.width = 2, .height = 1, .format = PixelFormat::kR16, .levels = {{0, 0, 255, 255}}};
  const HeightField field(image, {20, 10}, -1, 3);
  EXPECT_NEAR(field.height_at({0, 5}), -1, 1e-4F);
  EXPECT_NEAR(field.height_at({20, 5}), 3, 1e-4F);
  EXPECT_NEAR(field.height_at({10, 5}), 1, 1e-4F);
}

}  // namespace
}  // namespace engine
