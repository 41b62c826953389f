#pragma once

#include <optional>

#include "engine/gl/program.h"
#include "engine/render/frame_block.h"
#include "engine/scene/height_field.h"

namespace engine {

/// Whether the shadows on the land are part of that picture too: a software rasteriser would look
/// for them at each pixel of each frame. They are softer then, and the same for every view.
bool holds_shadows(const Effects& effects);

/// The light on the whole relief as a picture, so that low quality pays two lookups a pixel for
/// fine relief and any number of lamps. Drawn again only when the light changes.
class ReliefLight {
 public:
  static base::Result<ReliefLight> create(const std::filesystem::path& shaders,
                                          const Effects& effects);

  /// What the relief is like: its normals with heights, how open to the sky it is, and the shadow
  /// map over it.
  struct Shape {
    const gl::Texture& normals;
    const gl::Texture& openness;
    const gl::Texture& shadows;
  };

  /// `square` is a vertex array with the four corners -1..1 as a strip.
  void update(const FrameBlock& block, const HeightField& heights, const Shape& shape,
              const gl::VertexArray& square);
  void forget() { shown_.reset(); }
  const gl::Texture& texture() const { return light_; }

 private:
  gl::Program program_;
  glm::ivec2 size_{0};
  gl::Texture light_;
  gl::Framebuffer framebuffer_ = gl::Framebuffer::make();
  std::optional<FrameBlock> shown_;
};

}  // namespace engine
