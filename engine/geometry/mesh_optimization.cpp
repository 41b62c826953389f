#include "engine/geometry/mesh_optimization.h"

#include <algorithm>
#include <glm/common.hpp>
#include <span>
#include <string_view>
#include <unordered_map>

#include "engine/geometry/mesh_edit.h"

namespace engine {
namespace {

constexpr float kStraightDown = -0.99F;  // the height of a normal

std::string_view bytes_of(const Vertex& vertex) {
  return {reinterpret_cast<const char*>(&vertex), sizeof vertex};
}

using Triangle = std::span<const std::uint32_t, 3>;

Triangle triangle(const Mesh& mesh, std::size_t number) {
  return Triangle(mesh.indices.data() + 3 * number, 3);
}

void add_triangle(Mesh& mesh, const Mesh& from, Triangle corners) {
  for (const std::uint32_t corner : corners) {
    mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
    mesh.vertices.push_back(from.vertices[corner]);
  }
}

glm::vec3 middle(const Mesh& mesh, Triangle corners) {
  glm::vec3 sum{0};
  for (const std::uint32_t corner : corners) sum += mesh.vertices[corner].position;
  return sum / 3.0F;
}

}  // namespace

Mesh welded(const Mesh& mesh) {
  static_assert(sizeof(Vertex) == 10 * sizeof(float), "its bytes are compared");
  Mesh result;
  std::unordered_map<std::string_view, std::uint32_t> known;
  known.reserve(mesh.vertices.size());
  result.indices.reserve(mesh.indices.size());
  for (const std::uint32_t corner : mesh.indices) {
    const Vertex& vertex = mesh.vertices[corner];
    const auto next = static_cast<std::uint32_t>(result.vertices.size());
    const auto [found, is_new] = known.try_emplace(bytes_of(vertex), next);
    if (is_new) result.vertices.push_back(vertex);
    result.indices.push_back(found->second);
  }
  return result;
}

Mesh without_underside(const Mesh& mesh) {
  Mesh result;
  for (std::size_t i = 0; i < triangle_count(mesh); ++i) {
    const Triangle corners = triangle(mesh, i);
    const auto faces_down = [&](std::uint32_t corner) {
      return mesh.vertices[corner].normal.y < kStraightDown;
    };
    if (!std::ranges::all_of(corners, faces_down)) add_triangle(result, mesh, corners);
  }
  return result;
}

std::vector<Mesh> divided(const Mesh& mesh, glm::ivec2 cells) {
  const Bounds box = bounds(mesh);
  const glm::vec2 low{box.low.x, box.low.z};
  const glm::vec2 size = glm::vec2(box.high.x, box.high.z) - low;
  std::vector<Mesh> parts(static_cast<std::size_t>(cells.x) * static_cast<std::size_t>(cells.y));
  for (std::size_t i = 0; i < triangle_count(mesh); ++i) {
    const glm::vec3 at = middle(mesh, triangle(mesh, i));
    const glm::vec2 share = (glm::vec2(at.x, at.z) - low) / size;
    const glm::ivec2 cell = glm::clamp(glm::ivec2(share * glm::vec2(cells)), {0, 0}, cells - 1);
    const auto number = static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(cells.x) +
                        static_cast<std::size_t>(cell.x);
    add_triangle(parts[number], mesh, triangle(mesh, i));
  }
  std::erase_if(parts, [](const Mesh& part) { return part.indices.empty(); });
  return parts;
}

}  // namespace engine
