#pragma once

#include <optional>

#include "engine/gl/program.h"
#include "engine/render/frame_block.h"
#include "engine/scene/height_field.h"

namespace engine {

/// The light on the whole relief as a picture, so that low quality pays two lookups a pixel for
/// fine relief and any number of lamps. Drawn again only when the light changes.
class ReliefLight {
 public:
  static Result<ReliefLight> create(const std::filesystem::path& shaders);

  /// What the relief is like: its normals with heights, and how open to the sky it is.
  struct Shape {
    const gl::Texture& normals;
    const gl::Texture& openness;
  };

  /// `square` is a vertex array with the four corners -1..1 as a strip.
  void update(const FrameBlock& block, const HeightField& heights, const Shape& shape,
              const gl::VertexArray& square);
  void forget() { shown_.reset(); }
  const gl::Texture& texture() const { return light_; }

 private:
  gl::Program program_;
  gl::Texture light_;
  gl::Framebuffer framebuffer_ = gl::Framebuffer::make();
  std::optional<FrameBlock> shown_;
};

}  // namespace engine
