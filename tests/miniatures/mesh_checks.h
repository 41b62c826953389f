#pragma once

#include <cmath>
#include <glm/geometric.hpp>
#include <string>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"

namespace table_test {

/// What every model must be: indices in range, unit normals that agree with the winding, paint in
/// range, no triangle without area, and nothing below the board.
inline void expect_sound(const engine::Mesh& mesh, const std::string& name) {
  SCOPED_TRACE(name);
  ASSERT_GT(engine::triangle_count(mesh), 0U);
  ASSERT_EQ(mesh.indices.size() % 3, 0U);
  int bad_normals = 0;
  int bad_paint = 0;
  for (const engine::Vertex& vertex : mesh.vertices) {
    const float length = glm::length(vertex.normal);
    if (!std::isfinite(length) || std::abs(length - 1.0F) > 1e-3F) ++bad_normals;
    for (int c = 0; c < 4; ++c) bad_paint += !(vertex.paint[c] >= 0.0F && vertex.paint[c] <= 1.0F);
  }
  int degenerate = 0;
  int turned_away = 0;
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    ASSERT_LT(mesh.indices[i], mesh.vertices.size());
    const engine::Vertex& a = mesh.vertices[mesh.indices[i]];
    const engine::Vertex& b = mesh.vertices[mesh.indices[i + 1]];
    const engine::Vertex& c = mesh.vertices[mesh.indices[i + 2]];
    const glm::vec3 across = glm::cross(b.position - a.position, c.position - a.position);
    if (!(glm::length(across) > 1e-8F)) ++degenerate;
    if (glm::dot(across, a.normal) <= 0.0F) ++turned_away;
  }
  EXPECT_EQ(bad_normals, 0);
  EXPECT_EQ(bad_paint, 0);
  EXPECT_EQ(degenerate, 0);
  EXPECT_EQ(turned_away, 0);
}

}  // namespace table_test
