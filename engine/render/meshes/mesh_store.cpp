#include "engine/render/meshes/mesh_store.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "engine/geometry/mesh_optimization.h"
#include "engine/gl/vertex_layout.h"
#include "engine/render/meshes/mesh_decimation.h"

namespace engine {
namespace {

constexpr float kFootShare = 0.08F;  // of its height
constexpr int kMiddleCells = 18;
constexpr int kCoarseCells = 7;
constexpr std::size_t kWorthReducing = 300;  // indices: below it a mesh is coarse already

constexpr std::array kVertexAttributes{gl::Attribute{0, 3, offsetof(Vertex, position)},
                                       gl::Attribute{1, 3, offsetof(Vertex, normal)},
                                       gl::Attribute{2, 4, offsetof(Vertex, paint)}};

void measure(const Mesh& mesh, StoredMesh& stored) {
  if (mesh.vertices.empty()) return;
  glm::vec3 low = mesh.vertices.front().position;
  glm::vec3 high = low;
  for (const Vertex& vertex : mesh.vertices) {
    low = glm::min(low, vertex.position);
    high = glm::max(high, vertex.position);
  }
  stored.centre = (low + high) * 0.5F;
  stored.half = (high - low) * 0.5F;
  for (const Vertex& vertex : mesh.vertices) {
    stored.radius = std::max(stored.radius, glm::distance(vertex.position, stored.centre));
    if (vertex.position.y > std::lerp(low.y, high.y, kFootShare)) continue;
    stored.foot =
        std::max(stored.foot, glm::length(glm::vec2(vertex.position.x, vertex.position.z)));
  }
}

/// Reducing breaks thin things, like the shaft of a spear: for a few triangles it is not worth it.
bool spares_enough(const Mesh& full, const Mesh& middle) {
  return middle.indices.size() * 3 < full.indices.size() * 2;
}

/// Appends `part` to `whole` and answers where its indices are.
IndexRange append(Mesh& whole, const Mesh& added) {
  const Mesh part = welded(added);
  const auto base = static_cast<std::uint32_t>(whole.vertices.size());
  const IndexRange range{whole.indices.size() * sizeof(std::uint32_t),
                         static_cast<int>(part.indices.size())};
  whole.vertices.insert(whole.vertices.end(), part.vertices.begin(), part.vertices.end());
  for (std::uint32_t index : part.indices) whole.indices.push_back(base + index);
  return range;
}

}  // namespace

MeshId MeshStore::add(const Mesh& mesh, const Mesh& coarse, MeshUse use) {
  return add(Model{mesh, coarse}, use);
}

MeshId MeshStore::add(const Model& model, MeshUse use) {
  const auto& [mesh, coarse, ready_middle] = model;
  StoredMesh stored;
  stored.is_lit_at_corners = use == MeshUse::kFurniture;
  measure(mesh, stored);

  Mesh whole;
  stored.details.fill(append(whole, mesh));
  const bool is_worth_reducing = use == MeshUse::kFigure && mesh.indices.size() > kWorthReducing;
  if (!ready_middle.indices.empty()) {
    stored.details[1] = append(whole, ready_middle);
  } else if (is_worth_reducing) {
    const Mesh middle = decimated(mesh, kMiddleCells);
    if (spares_enough(mesh, middle)) stored.details[1] = append(whole, middle);
  }
  if (!coarse.indices.empty()) {
    stored.details[2] = append(whole, coarse);
  } else if (is_worth_reducing) {
    stored.details[2] = append(whole, decimated(mesh, kCoarseCells));
  }

  stored.layout = gl::VertexArray::make();
  stored.vertices = gl::Buffer::make();
  stored.indices = gl::Buffer::make();
  glBindVertexArray(stored.layout.id());
  gl::fill_vertices<Vertex>(stored.vertices, whole.vertices, GL_STATIC_DRAW);
  gl::describe(stored.vertices, sizeof(Vertex), kVertexAttributes);
  gl::fill(stored.indices, GL_ELEMENT_ARRAY_BUFFER, whole.indices.data(),
           whole.indices.size() * sizeof(std::uint32_t), GL_STATIC_DRAW);
  glBindVertexArray(0);
  meshes_.push_back(std::move(stored));
  return static_cast<MeshId>(meshes_.size() - 1);
}

}  // namespace engine
