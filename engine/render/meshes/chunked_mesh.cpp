#include "engine/render/meshes/chunked_mesh.h"

#include <limits>

#include "engine/render/frame/frustum.h"

namespace engine {

std::vector<MeshChunk> ChunkedMesh::in_view(const glm::mat4& to_clip) const {
  const Frustum frustum(to_clip);
  std::vector<MeshChunk> seen;
  for (const MeshChunk& chunk : chunks_) {
    if (frustum.touches_box(chunk.low, chunk.high)) seen.push_back(chunk);
  }
  return seen;
}

int ChunkedMesh::draw(std::span<const MeshChunk> chunks) const {
  if (chunks.empty()) return 0;
  std::vector<GLsizei> counts;
  std::vector<const void*> offsets;
  std::size_t indices = 0;
  std::size_t end = std::numeric_limits<std::size_t>::max();
  for (const MeshChunk& chunk : chunks) {
    if (chunk.first_index == end) {
      counts.back() += static_cast<GLsizei>(chunk.index_count);  // the next of its row
    } else {
      counts.push_back(static_cast<GLsizei>(chunk.index_count));
      offsets.push_back(gl::in_buffer(chunk.first_index * sizeof(std::uint32_t)));
    }
    end = chunk.first_index + chunk.index_count;
    indices += chunk.index_count;
  }
  glBindVertexArray(layout_.id());
  glMultiDrawElements(GL_TRIANGLES, counts.data(), GL_UNSIGNED_INT, offsets.data(),
                      static_cast<GLsizei>(counts.size()));
  glBindVertexArray(0);
  return static_cast<int>(indices / 3);
}

}  // namespace engine
