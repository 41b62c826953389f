#pragma once

#include <span>

#include "engine/gl/program.h"
#include "engine/render/frame/scene.h"

namespace engine {

/// Draws light and ink on the board, in the order given.
class DecalPass {
 public:
  static base::Result<DecalPass> create(const std::filesystem::path& shaders);
  /// The depth bias: they are tested nearer to the eye than they lie, so that the relief does not
  /// cut holes in them.
  void draw(std::span<const DecalVertex> decals, float nearer) const;

 private:
  gl::Program program_;
  gl::VertexArray layout_ = gl::VertexArray::make();
  gl::Buffer stream_ = gl::Buffer::make();
};

}  // namespace engine
