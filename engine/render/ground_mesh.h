#pragma once

#include <glm/mat4x4.hpp>
#include <vector>

#include "engine/gl/handles.h"
#include "engine/render/terrain_mesh.h"

namespace engine {

/// A terrain mesh on the graphics card.
class GroundMesh {
 public:
  void upload(const TerrainMesh& mesh);
  /// Draws the chunks in view; answers the number of triangles.
  int draw(const glm::mat4& to_clip) const;

 private:
  std::vector<TerrainChunk> chunks_;
  gl::VertexArray layout_ = gl::VertexArray::make();
  gl::Buffer vertices_ = gl::Buffer::make();
  gl::Buffer indices_ = gl::Buffer::make();
};

}  // namespace engine
