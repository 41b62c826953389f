#include "engine/render/ground_mesh.h"

#include <array>

#include "engine/gl/vertex_layout.h"
#include "engine/render/frustum.h"

namespace engine {
namespace {

constexpr std::array kAttributes{gl::Attribute{0, 3, offsetof(TerrainVertex, position)},
                                 gl::Attribute{1, 3, offsetof(TerrainVertex, normal)},
                                 gl::Attribute{2, 1, offsetof(TerrainVertex, is_edge)}};

}  // namespace

void GroundMesh::upload(const TerrainMesh& mesh) {
  chunks_ = mesh.chunks;
  glBindVertexArray(layout_.id());
  gl::fill_vertices<TerrainVertex>(vertices_, mesh.vertices, GL_STATIC_DRAW);
  gl::describe(vertices_, sizeof(TerrainVertex), kAttributes);
  gl::fill(indices_, GL_ELEMENT_ARRAY_BUFFER, mesh.indices.data(),
           mesh.indices.size() * sizeof(std::uint32_t), GL_STATIC_DRAW);
  glBindVertexArray(0);
}

int GroundMesh::draw(const glm::mat4& to_clip) const {
  const Frustum frustum(to_clip);
  std::vector<GLsizei> counts;
  std::vector<const void*> offsets;
  std::size_t indices = 0;
  for (const TerrainChunk& chunk : chunks_) {
    if (!frustum.touches_box(chunk.low, chunk.high)) continue;
    counts.push_back(static_cast<GLsizei>(chunk.index_count));
    offsets.push_back(gl::in_buffer(chunk.first_index * sizeof(std::uint32_t)));
    indices += chunk.index_count;
  }
  glBindVertexArray(layout_.id());
  glMultiDrawElements(GL_TRIANGLES, counts.data(), GL_UNSIGNED_INT, offsets.data(),
                      static_cast<GLsizei>(counts.size()));
  glBindVertexArray(0);
  return static_cast<int>(indices / 3);
}

}  // namespace engine
