// The corners by which a view of many places is found.

#include "engine/geometry/convex_hull.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(ConvexHull, KeepsTheCornersOfASquareAndNothingWithinOrOnItsSides) {
  const std::array points{glm::vec2(0, 0), glm::vec2(1, 1), glm::vec2(2, 0), glm::vec2(1, 0),
                          glm::vec2(2, 2), glm::vec2(0, 2), glm::vec2(0, 0)};
  const std::vector<glm::vec2> hull = convex_hull(points);
  EXPECT_EQ(hull.size(), 4U);
  for (const glm::vec2 corner : {glm::vec2(0), glm::vec2(2, 0), glm::vec2(2), glm::vec2(0, 2)})
    EXPECT_EQ(std::ranges::count(hull, corner), 1);
}

TEST(ConvexHull, ReachesAsFarInEveryDirectionAsThePoints) {
  std::mt19937 luck(7);
  std::uniform_real_distribution<float> place(0, 100);
  std::vector<glm::vec2> points(400);
  for (glm::vec2& point : points) point = {place(luck), place(luck)};
  const std::vector<glm::vec2> hull = convex_hull(points);
  EXPECT_LT(hull.size(), 60U);
  for (int i = 0; i < 64; ++i) {
    const float turn = 0.1F * static_cast<float>(i);
    const glm::vec2 way(std::cos(turn), std::sin(turn));
    const auto reach = [&](glm::vec2 point) { return glm::dot(point, way); };
    EXPECT_EQ(reach(*std::ranges::max_element(hull, {}, reach)),
              reach(*std::ranges::max_element(points, {}, reach)));
  }
}

TEST(ConvexHull, OfFewPointsIsThosePoints) {
  EXPECT_TRUE(convex_hull({}).empty());
  const std::array line{glm::vec2(0), glm::vec2(3, 3), glm::vec2(1, 1)};
  EXPECT_EQ(convex_hull(line).size(), 2U);
}

}  // namespace
}  // namespace engine
