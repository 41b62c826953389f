#include "engine/render/chunked_mesh.h"

#include "engine/render/frustum.h"

namespace engine {

int ChunkedMesh::draw(const glm::mat4& to_clip) const {
  const Frustum frustum(to_clip);
  std::vector<GLsizei> counts;
  std::vector<const void*> offsets;
  std::size_t indices = 0;
  for (const MeshChunk& chunk : chunks_) {
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
