// Thrift must not be seen.

#include "engine/geometry/mesh_optimization.h"

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"

namespace engine {
namespace {

Mesh smooth_ball() {
  Mesh ball = ellipsoid({2, 1, 2}, 16, 8, {0.5F, 0.4F, 0.3F, 0});
  smooth_normals(ball, 180);
  return ball;
}

TEST(MeshOptimization, WeldingSharesCornersAndKeepsEveryTriangle) {
  const Mesh ball = smooth_ball();
  const Mesh less = welded(ball);
  EXPECT_LT(less.vertices.size(), ball.vertices.size() / 3);
  ASSERT_EQ(less.indices.size(), ball.indices.size());
  for (std::size_t i = 0; i < ball.indices.size(); ++i) {
    const Vertex& before = ball.vertices[ball.indices[i]];
    const Vertex& after = less.vertices[less.indices[i]];
    ASSERT_EQ(after.position, before.position) << i;
    ASSERT_EQ(after.normal, before.normal) << i;
    ASSERT_EQ(after.paint, before.paint) << i;
  }
}

TEST(MeshOptimization, OnlyWhatFacesStraightDownIsLeftOut) {
  const Mesh cube = box({2, 2, 2}, glm::vec4(1));
  const Mesh open = without_underside(cube);
  EXPECT_EQ(triangle_count(open), triangle_count(cube) - 2);
  for (const Vertex& vertex : open.vertices) EXPECT_GT(vertex.normal.y, -0.5F);
  EXPECT_EQ(bounds(open).low, bounds(cube).low);
}

TEST(MeshOptimization, DivisionLosesNothingAndEachPartLiesInItsCell) {
  Mesh four;
  for (const glm::vec3 place :
       {glm::vec3(0, 0, 0), glm::vec3(10, 0, 0), glm::vec3(0, 0, 10), glm::vec3(10, 0, 10)}) {
    append(four, moved(box({2, 2, 2}, glm::vec4(1)), place));
  }
  const std::vector<Mesh> parts = divided(four, {3, 3});
  ASSERT_EQ(parts.size(), 4U);  // nothing lies between them
  for (const Mesh& part : parts) {
    EXPECT_EQ(triangle_count(part), triangle_count(four) / 4);
    EXPECT_EQ(bounds(part).high.x - bounds(part).low.x, 2);
  }
}

}  // namespace
}  // namespace engine
