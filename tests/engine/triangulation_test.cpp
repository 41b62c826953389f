// The relief's triangles: few where it is flat, true where it is not, and without holes.

#include "engine/render/meshes/triangulation.h"

#include <cmath>
#include <set>
#include <utility>

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr int kSide = 64;

float hill(glm::ivec2 at) {
  const float x = static_cast<float>(at.x - 20);
  const float y = static_cast<float>(at.y - 30);
  return 8 * std::exp(-(x * x + y * y) / 60);
}

Fineness within(float tolerance) {
  return {.side = kSide, .tolerance = tolerance, .largest = kSide};
}

int twice_area(const GridTriangle& triangle) {
  const glm::ivec2 ab = triangle[1] - triangle[0];
  const glm::ivec2 ac = triangle[2] - triangle[0];
  return ab.y * ac.x - ab.x * ac.y;
}

TEST(Triangulation, ShowsAPlainWithTwoTriangles) {
  const auto slope = [](glm::ivec2 at) { return 0.5F * static_cast<float>(at.x - at.y); };
  Fineness fineness = within(0.01F);
  EXPECT_EQ(triangulate(fineness, slope).size(), 2U);
  fineness.largest = kSide / 8;
  EXPECT_EQ(triangulate(fineness, slope).size(), 2U * 8 * 8) << "or as many as are asked for";
}

TEST(Triangulation, CoversTheWholeSquareOnceSeenFromAbove) {
  int sum = 0;
  for (const GridTriangle& triangle : triangulate(within(0.05F), hill)) {
    EXPECT_GT(twice_area(triangle), 0);
    sum += twice_area(triangle);
  }
  EXPECT_EQ(sum, 2 * kSide * kSide);
}

TEST(Triangulation, IsFineOnlyWhereItIsRough) {
  const std::size_t rough = triangulate(within(0.05F), hill).size();
  EXPECT_GT(rough, 100U);
  EXPECT_LT(rough, std::size_t{kSide} * kSide / 2);
  EXPECT_LT(triangulate(within(0.5F), hill).size(), rough);
}

/// A corner within the side of another triangle would let the table shine through the map.
TEST(Triangulation, LeavesNoGapsBetweenLargeAndSmallTriangles) {
  const std::vector<GridTriangle> triangles = triangulate(within(0.05F), hill);
  std::set<std::pair<int, int>> corners;
  for (const GridTriangle& triangle : triangles) {
    for (const glm::ivec2& corner : triangle) corners.insert({corner.x, corner.y});
  }
  for (const GridTriangle& triangle : triangles) {
    for (std::size_t i = 0; i < 3; ++i) {
      const glm::ivec2 from = triangle[i];
      const glm::ivec2 way = triangle[(i + 1) % 3] - from;
      const int steps = std::max(std::abs(way.x), std::abs(way.y));
      for (int step = 1; step < steps; ++step) {
        const glm::ivec2 between = from + way * step / steps;
        EXPECT_FALSE(corners.contains({between.x, between.y}));
      }
    }
  }
}

}  // namespace
}  // namespace engine
