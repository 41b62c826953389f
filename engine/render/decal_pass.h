#pragma once

#include <span>

#include "engine/gl/program.h"
#include "engine/render/scene.h"

namespace engine {

/// Draws light and ink on the board, in the order given.
class DecalPass {
 public:
  static Result<DecalPass> create(const std::filesystem::path& shaders);
  void draw(std::span<const DecalVertex> decals) const;

 private:
  gl::Program program_;
  gl::VertexArray layout_ = gl::VertexArray::make();
  gl::Buffer stream_ = gl::Buffer::make();
};

}  // namespace engine
