#pragma once

#include <cstdint>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <vector>

namespace engine {

/// A corner of a triangle. Positions are in board units, y up.
/// `paint.rgb` is linear albedo; `paint.a`: from 0.5 to 1 more of the instance's tint, below shine.
struct Vertex {
  glm::vec3 position;
  glm::vec3 normal;
  glm::vec4 paint;
};

/// Indexed triangles, counter-clockwise seen from outside.
struct Mesh {
  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices;
};

/// One thing for three distances. Where `middle` or `coarse` has no triangles, the renderer makes
/// its own.
struct Model {
  Mesh full;
  Mesh coarse = {};
  Mesh middle = {};
};

}  // namespace engine
