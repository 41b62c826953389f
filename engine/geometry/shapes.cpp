#include "engine/geometry/shapes.h"

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"

namespace engine {
namespace {

// A convex solid with the eight corners of a box: bottom four, then top four, each west-north,
// east-north, east-south, west-south.
Mesh eight_corners(const std::array<glm::vec3, 8>& p, const glm::vec4& paint) {
  Mesh mesh;
  add_quad(mesh, p[0], p[1], p[2], p[3], paint);
  add_quad(mesh, p[7], p[6], p[5], p[4], paint);
  add_quad(mesh, p[3], p[2], p[6], p[7], paint);
  add_quad(mesh, p[1], p[0], p[4], p[5], paint);
  add_quad(mesh, p[2], p[1], p[5], p[6], paint);
  add_quad(mesh, p[0], p[3], p[7], p[4], paint);
  return mesh;
}

// The corner of one face of a bevelled box: pushed out fully along the face's axis, and short of
// the edge by the bevel along the other two.
glm::vec3 face_corner(const glm::vec3& half, float bevel, const glm::vec3& sign, int axis) {
  glm::vec3 corner = (half - bevel) * sign;
  corner[axis] = half[axis] * sign[axis];
  return corner;
}

void add_facing_out(Mesh& mesh, std::span<const glm::vec3> corners, const glm::vec4& paint) {
  const glm::vec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
  const bool outward = glm::dot(normal, corners[0] + corners[1] + corners[2]) > 0.0F;
  for (std::size_t i = 2; i < corners.size(); ++i) {
    const glm::vec3& b = outward ? corners[i - 1] : corners[i];
    const glm::vec3& c = outward ? corners[i] : corners[i - 1];
    add_triangle(mesh, corners[0], b, c, paint);
  }
}

void add_bevelled_face(Mesh& mesh, const glm::vec3& half, float bevel, int axis, float sign,
                       const glm::vec4& paint) {
  std::array<glm::vec3, 4> corners{};
  constexpr std::array<glm::vec2, 4> kRound{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    glm::vec3 signs{};
    signs[axis] = sign;
    signs[(axis + 1) % 3] = kRound[i].x;
    signs[(axis + 2) % 3] = kRound[i].y;
    corners[i] = face_corner(half, bevel, signs, axis);
  }
  add_facing_out(mesh, corners, paint);
}

void add_bevelled_edge(Mesh& mesh, const glm::vec3& half, float bevel, int along, glm::vec2 sign,
                       const glm::vec4& paint) {
  const int u = (along + 1) % 3;
  const int v = (along + 2) % 3;
  glm::vec3 low{};
  low[along] = -1.0F;
  low[u] = sign.x;
  low[v] = sign.y;
  glm::vec3 high = low;
  high[along] = 1.0F;
  const std::array<glm::vec3, 4> corners{
      face_corner(half, bevel, low, u), face_corner(half, bevel, high, u),
      face_corner(half, bevel, high, v), face_corner(half, bevel, low, v)};
  add_facing_out(mesh, corners, paint);
}

}  // namespace

Mesh box(const glm::vec3& size, const glm::vec4& paint) {
  const float x = size.x / 2.0F;
  const float z = size.z / 2.0F;
  const float y = size.y;
  return eight_corners({{{-x, 0, -z},
                         {x, 0, -z},
                         {x, 0, z},
                         {-x, 0, z},
                         {-x, y, -z},
                         {x, y, -z},
                         {x, y, z},
                         {-x, y, z}}},
                       paint);
}

Mesh bevelled_box(const glm::vec3& size, float bevel, const glm::vec4& paint) {
  Mesh mesh;
  const glm::vec3 half = size / 2.0F;
  for (int axis = 0; axis < 3; ++axis) {
    for (const float sign : {-1.0F, 1.0F}) {
      add_bevelled_face(mesh, half, bevel, axis, sign, paint);
      for (const float other : {-1.0F, 1.0F}) {
        add_bevelled_edge(mesh, half, bevel, axis, {sign, other}, paint);
      }
    }
  }
  for (int corner = 0; corner < 8; ++corner) {
    const glm::vec3 sign{(corner & 1) != 0 ? 1 : -1, (corner & 2) != 0 ? 1 : -1,
                         (corner & 4) != 0 ? 1 : -1};
    const std::array<glm::vec3, 3> corners{face_corner(half, bevel, sign, 0),
                                           face_corner(half, bevel, sign, 1),
                                           face_corner(half, bevel, sign, 2)};
    add_facing_out(mesh, corners, paint);
  }
  return moved(std::move(mesh), {0.0F, half.y, 0.0F});
}

Mesh roof(const glm::vec3& size, float ridge, const glm::vec4& paint) {
  const float x = size.x / 2.0F;
  const float z = size.z / 2.0F;
  const glm::vec3 north{0.0F, size.y, -z * ridge};
  const glm::vec3 south{0.0F, size.y, z * ridge};
  return eight_corners(
      {{{-x, 0, -z}, {x, 0, -z}, {x, 0, z}, {-x, 0, z}, north, north, south, south}}, paint);
}

Mesh frustum(float bottom, float top, float height, int sides, const glm::vec4& paint) {
  const std::array<Section, 2> sections{
      {{{0.0F, 0.0F, 0.0F}, glm::vec2(bottom)}, {{0.0F, height, 0.0F}, glm::vec2(top)}}};
  return loft(sections, sides, paint);
}

Mesh ellipsoid(const glm::vec3& radius, int sides, int rings, const glm::vec4& paint) {
  std::vector<Section> sections;
  for (int ring = 0; ring <= rings; ++ring) {
    const float angle = glm::pi<float>() * static_cast<float>(ring) / static_cast<float>(rings);
    const bool pole = ring == 0 || ring == rings;
    const float width = pole ? 0.0F : std::sin(angle);
    sections.push_back(
        {{0.0F, -radius.y * std::cos(angle), 0.0F}, glm::vec2(radius.x, radius.z) * width});
  }
  return loft(sections, sides, paint);
}

Mesh torus(float radius, float tube_radius, int sides, int tube_sides, const glm::vec4& paint) {
  const auto at = [&](int ring, int round) {
    const float a = glm::two_pi<float>() * static_cast<float>(ring) / static_cast<float>(sides);
    const float b =
        glm::two_pi<float>() * static_cast<float>(round) / static_cast<float>(tube_sides);
    const float reach = radius + tube_radius * std::cos(b);
    return glm::vec3(reach * std::sin(a), tube_radius * std::sin(b), reach * std::cos(a));
  };
  Mesh mesh;
  for (int i = 0; i < sides; ++i) {
    for (int j = 0; j < tube_sides; ++j) {
      add_quad(mesh, at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1), paint);
    }
  }
  return mesh;
}

}  // namespace engine
