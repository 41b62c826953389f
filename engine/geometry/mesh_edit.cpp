#include "engine/geometry/mesh_edit.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_inverse.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <map>
#include <tuple>
#include <vector>

namespace engine {
namespace {

constexpr float kLeastArea = 1e-7F;

float linear_from_srgb(std::uint32_t channel) {
  const float value = static_cast<float>(channel & 0xFFU) / 255.0F;
  return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

}  // namespace

glm::vec4 paint_from_srgb(std::uint32_t rgb, float tint) {
  return {linear_from_srgb(rgb >> 16U), linear_from_srgb(rgb >> 8U), linear_from_srgb(rgb), tint};
}

glm::vec4 shaded(const glm::vec4& paint, float amount) {
  const glm::vec3 colour = glm::min(glm::vec3(paint) * amount, glm::vec3(1.0F));
  return {colour, paint.a};
}

void add_triangle(Mesh& mesh, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c,
                  const glm::vec4& paint) {
  const glm::vec3 across = glm::cross(b - a, c - a);
  const float area = glm::length(across);
  if (area < kLeastArea) return;
  const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
  for (const glm::vec3& corner : {a, b, c}) mesh.vertices.push_back({corner, across / area, paint});
  for (std::uint32_t i = 0; i < 3; ++i) mesh.indices.push_back(first + i);
}

void add_quad(Mesh& mesh, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c,
              const glm::vec3& d, const glm::vec4& paint) {
  add_triangle(mesh, a, b, c, paint);
  add_triangle(mesh, a, c, d, paint);
}

void append(Mesh& mesh, const Mesh& part) {
  const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
  mesh.vertices.insert(mesh.vertices.end(), part.vertices.begin(), part.vertices.end());
  for (const std::uint32_t index : part.indices) mesh.indices.push_back(first + index);
}

void transform(Mesh& mesh, const glm::mat4& by) {
  const glm::mat3 turn = glm::inverseTranspose(glm::mat3(by));
  for (Vertex& vertex : mesh.vertices) {
    vertex.position = glm::vec3(by * glm::vec4(vertex.position, 1.0F));
    vertex.normal = glm::normalize(turn * vertex.normal);
  }
  if (glm::determinant(glm::mat3(by)) >= 0.0F) return;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
  }
}

Mesh transformed(Mesh mesh, const glm::mat4& by) {
  transform(mesh, by);
  return mesh;
}

Mesh moved(Mesh mesh, const glm::vec3& by) {
  for (Vertex& vertex : mesh.vertices) vertex.position += by;
  return mesh;
}

Mesh turned(Mesh mesh, float degrees, const glm::vec3& axis) {
  return transformed(std::move(mesh), glm::rotate(glm::mat4(1.0F), glm::radians(degrees), axis));
}

Mesh scaled(Mesh mesh, const glm::vec3& by) {
  return transformed(std::move(mesh), glm::scale(glm::mat4(1.0F), by));
}

glm::mat4 place_along(const glm::vec3& at, const glm::vec3& direction) {
  const glm::vec3 up = glm::normalize(direction);
  const glm::vec3 hint = std::abs(up.y) > 0.999F ? glm::vec3(0, 0, 1) : glm::vec3(0, 1, 0);
  const bool upright = std::abs(up.y) > 0.999F;
  // For leaning directions keep local +z as near to "downhill" as it was before the lean.
  const glm::vec3 axis = upright ? glm::vec3(1, 0, 0) : glm::normalize(glm::cross(hint, up));
  const float angle = std::acos(std::clamp(up.y, -1.0F, 1.0F));
  return glm::rotate(glm::translate(glm::mat4(1.0F), at), angle, axis);
}

void repaint(Mesh& mesh, const glm::vec4& paint) {
  for (Vertex& vertex : mesh.vertices) vertex.paint = paint;
}

void smooth_normals(Mesh& mesh, float crease_degrees) {
  using Cell = std::tuple<int, int, int>;
  const auto cell = [](const glm::vec3& p) {
    const glm::ivec3 at = glm::ivec3(glm::round(p * 4096.0F));
    return Cell{at.x, at.y, at.z};
  };
  std::map<Cell, std::vector<glm::vec3>> meeting;
  for (const Vertex& vertex : mesh.vertices)
    meeting[cell(vertex.position)].push_back(vertex.normal);

  const float least = std::cos(glm::radians(crease_degrees));
  for (Vertex& vertex : mesh.vertices) {
    glm::vec3 sum{0.0F};
    for (const glm::vec3& other : meeting[cell(vertex.position)]) {
      if (glm::dot(other, vertex.normal) >= least) sum += other;
    }
    if (glm::length(sum) > 1e-4F) vertex.normal = glm::normalize(sum);
  }
}

Bounds bounds(const Mesh& mesh) {
  if (mesh.vertices.empty()) return {glm::vec3(0.0F), glm::vec3(0.0F)};
  Bounds box{mesh.vertices.front().position, mesh.vertices.front().position};
  for (const Vertex& vertex : mesh.vertices) {
    box.low = glm::min(box.low, vertex.position);
    box.high = glm::max(box.high, vertex.position);
  }
  return box;
}

std::size_t triangle_count(const Mesh& mesh) { return mesh.indices.size() / 3; }

}  // namespace engine
