#pragma once

#include <cstdint>
#include <glm/common.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "engine/gl/vertex_layout.h"

namespace engine {

/// Triangles of a mesh that are drawn or skipped as one.
struct MeshChunk {
  std::size_t first_index = 0;
  std::size_t index_count = 0;
  glm::vec3 low{0};
  glm::vec3 high{0};
};

/// The chunk of all indices from `first` on, with its bounds.
template <class Vertex>
MeshChunk chunk_from(std::size_t first, const std::vector<Vertex>& vertices,
                     const std::vector<std::uint32_t>& indices) {
  MeshChunk chunk{first, indices.size() - first, glm::vec3(1e9F), glm::vec3(-1e9F)};
  for (std::size_t i = first; i < indices.size(); ++i) {
    const glm::vec3 position = vertices[indices[i]].position;
    chunk.low = glm::min(chunk.low, position);
    chunk.high = glm::max(chunk.high, position);
  }
  return chunk;
}

/// A mesh on the graphics card of which only what is in view is drawn.
class ChunkedMesh {
 public:
  template <class Vertex>
  void upload(std::span<const Vertex> vertices, std::span<const gl::Attribute> attributes,
              std::span<const std::uint32_t> indices, std::vector<MeshChunk> chunks) {
    chunks_ = std::move(chunks);
    glBindVertexArray(layout_.id());
    gl::fill_vertices<Vertex>(vertices_, vertices, GL_STATIC_DRAW);
    gl::describe(vertices_, sizeof(Vertex), attributes);
    gl::fill(indices_, GL_ELEMENT_ARRAY_BUFFER, indices.data(), indices.size_bytes(),
             GL_STATIC_DRAW);
    glBindVertexArray(0);
  }

  std::vector<MeshChunk> in_view(const glm::mat4& to_clip) const;
  /// Both answer the number of triangles.
  int draw(std::span<const MeshChunk> chunks) const;
  int draw(const glm::mat4& to_clip) const { return draw(in_view(to_clip)); }

 private:
  std::vector<MeshChunk> chunks_;
  gl::VertexArray layout_ = gl::VertexArray::make();
  gl::Buffer vertices_ = gl::Buffer::make();
  gl::Buffer indices_ = gl::Buffer::make();
};

}  // namespace engine
