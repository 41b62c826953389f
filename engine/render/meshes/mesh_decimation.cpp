#include "engine/render/meshes/mesh_decimation.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <unordered_map>

namespace engine {
namespace {

struct Cluster {
  Vertex sum{glm::vec3(0), glm::vec3(0), glm::vec4(0)};
  float members = 0;
};

/// Cells differ by place and by the main direction of the surface, so that thin plates keep their
/// two sides and edges stay crisp.
std::uint64_t cell_key(const Vertex& vertex, glm::vec3 low, float cell) {
  const glm::vec3 place = (vertex.position - low) / cell;
  const glm::vec3 n = vertex.normal;
  const glm::vec3 a = glm::abs(n);
  const int axis = a.x > a.y && a.x > a.z ? 0 : (a.y > a.z ? 1 : 2);
  const int side = 2 * axis + (n[axis] < 0 ? 1 : 0);
  const auto part = [](float value) { return static_cast<std::uint64_t>(value) & 0xFFFU; };
  return part(place.x) | part(place.y) << 12 | part(place.z) << 24 |
         static_cast<std::uint64_t>(side) << 36;
}

Vertex average(const Cluster& cluster) {
  Vertex vertex = cluster.sum;
  vertex.position /= cluster.members;
  vertex.paint /= cluster.members;
  const float length = glm::length(vertex.normal);
  vertex.normal = length > 1e-5F ? vertex.normal / length : glm::vec3(0, 1, 0);
  return vertex;
}

}  // namespace

Mesh decimated(const Mesh& mesh, int cells) {
  if (mesh.vertices.empty()) return mesh;
  glm::vec3 low = mesh.vertices.front().position;
  glm::vec3 high = low;
  for (const Vertex& vertex : mesh.vertices) {
    low = glm::min(low, vertex.position);
    high = glm::max(high, vertex.position);
  }
  const glm::vec3 extent = high - low;
  const float longest = std::max({extent.x, extent.y, extent.z, 1e-4F});
  const float cell = longest / static_cast<float>(cells);

  std::unordered_map<std::uint64_t, std::uint32_t> cluster_of_cell;
  std::vector<Cluster> clusters;
  std::vector<std::uint32_t> moved_to;
  for (const Vertex& vertex : mesh.vertices) {
    const auto next = static_cast<std::uint32_t>(clusters.size());
    const auto [found, is_new] = cluster_of_cell.try_emplace(cell_key(vertex, low, cell), next);
    if (is_new) clusters.emplace_back();
    Cluster& cluster = clusters[found->second];
    cluster.sum.position += vertex.position;
    cluster.sum.normal += vertex.normal;
    cluster.sum.paint += vertex.paint;
    cluster.members += 1;
    moved_to.push_back(found->second);
  }

  Mesh coarse;
  for (const Cluster& cluster : clusters) coarse.vertices.push_back(average(cluster));
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const std::uint32_t a = moved_to[mesh.indices[i]];
    const std::uint32_t b = moved_to[mesh.indices[i + 1]];
    const std::uint32_t c = moved_to[mesh.indices[i + 2]];
    if (a == b || b == c || c == a) continue;
    coarse.indices.insert(coarse.indices.end(), {a, b, c});
  }
  return coarse;
}

}  // namespace engine
