#pragma once

#include <glm/vec2.hpp>

#include "engine/gl/program.h"

namespace engine {

/// A plain picture to draw into, and to copy with smoothed edges into the target that was there
/// before: what SmoothTarget does, at a price a software rasteriser can pay.
class EdgeFilter {
 public:
  static Result<EdgeFilter> create(const std::filesystem::path& shaders);

  void resize(glm::ivec2 size);
  void filter_into(GLuint framebuffer) const;
  /// Copies it stretched to `pixels`, without smoothing its edges.
  void enlarge_into(GLuint framebuffer, glm::ivec2 pixels) const;
  GLuint framebuffer() const { return framebuffer_.id(); }

 private:
  glm::ivec2 size_{0};
  gl::Program program_;
  gl::Framebuffer framebuffer_;
  gl::Texture colour_;
  gl::Renderbuffer depth_;
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer corners_ = gl::Buffer::make();
};

}  // namespace engine
